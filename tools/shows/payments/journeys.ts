import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { offers as openOffers } from '#/backend/db/schema/catalogue.ts';
import { boletos, purchases } from '#/backend/db/schema/purchasing.ts';
import {
  simulatedBankCharges,
  simulatedBankWebhooks,
  simulatedBankPayments,
} from '#/backend/db/schema/simulated-bank.ts';
import { approveCard } from '#/backend/modules/simulated-bank/card/decide-card.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { writePixAmount } from '#/backend/payments/pix-amount.ts';
import type { OfferChoice } from '#/contract/purchasing/choice.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { nextBusinessDay } from '#/domain/time/business-days.ts';
import { addDays, startOfDay } from '#/domain/time/dates.ts';
import { bodyOf, type Buyer } from '../../../tests/backend/checkout/buyer.ts';
import { listReferences } from '../../../tests/backend/orders/histories/sales.ts';
import { runJobs } from '../../../tests/backend/orders/histories/settle.ts';
import { ApiClient } from '../../../tests/support/backend/api-client.ts';
import { typeCard } from './race-cards.ts';
import type { Shop } from './shop.ts';

const MINUTE = 60_000;

export interface Walk {
  shop: Shop;
  buyer: Buyer;
  url(): string;
  offers: readonly number[];
  key: string;
  token: string | undefined;
  codigo: string;
}

type Step = ((walk: Walk) => Promise<unknown>) | { beside: (walk: Walk) => Promise<unknown> };

export interface Journey {
  name: string;
  steps: readonly Step[];
  end: PurchaseState;
}

export function startWalk(shop: Shop, buyer: Buyer, url: () => string, offers: readonly number[]): Walk {
  return { shop, buyer, url, offers, key: randomUUID(), token: undefined, codigo: '' };
}

const buy: Step = async (walk) => {
  walk.codigo = (await walk.buyer.buy(walk.offers[0]!, { key: walk.key })).codigo;
};
const buyWith =
  (cupom: string): Step =>
  async (walk) => {
    const { buyer, offers, key } = walk;
    walk.codigo = (await buyer.buy(offers[0]!, { key, cupom })).codigo;
  };
const accept: Step = async ({ buyer, codigo }) => buyer.accept(await buyer.purchase(codigo));
const pix: Step = async ({ buyer, codigo }) => {
  bodyOf(await buyer.tryPay(codigo));
  await buyer.pix(codigo);
};
const boleto =
  (parcelas: number): Step =>
  async ({ buyer, codigo }) => {
    bodyOf(await buyer.tryPay(codigo, 'boleto', parcelas));
    await buyer.boletos(codigo);
  };
const card = (number: string): Step[] => [
  { beside: async (walk) => (walk.token = await typeCard(walk.shop, number)) },
  async ({ buyer, codigo, token }) => bodyOf(await buyer.tryCard(codigo, token)),
];
const coupon =
  (cupom: string): Step =>
  async ({ buyer, codigo }) =>
    bodyOf(await buyer.tryCoupon(codigo, cupom));
const look: Step = ({ buyer, codigo }) => buyer.purchase(codigo);
const cancel: Step = async ({ buyer, codigo }) => bodyOf(await buyer.tryCancel(codigo));
const withdraw: Step = async ({ buyer, codigo }) => bodyOf(await buyer.tryWithdraw(codigo));
const newPix: Step = async ({ buyer, codigo }) => {
  if ((await buyer.purchase(codigo)).estado === 'AGUARDANDO_PAGAMENTO') await buyer.pix(codigo);
  else bodyOf(await buyer.tryRegenerate(codigo));
};
const renew: Step = async ({ buyer, codigo }) => {
  const [slip] = (await buyer.boletos(codigo)).boletos;
  bodyOf(await buyer.client.post('/api/boleto/renovar', { v: slip!.v }));
};
const otherOffer: Step = async ({ buyer, codigo, offers }) => {
  if ((await buyer.purchase(codigo)).oferta.id_oferta === offers[1]) return;
  const choice = bodyOf(await buyer.client.get<OfferChoice>(`/api/compra/${codigo}/turmas`));
  const wish = choice.itens.find(({ oferta }) => oferta.id_oferta === offers[1]);
  if (wish) {
    const escolha = { tipo: 'TURMA', id_oferta: offers[1]!, total: wish.total };
    bodyOf(await buyer.client.post(`/api/compra/${codigo}/escolha`, { escolha }));
  }
  await buyer.pix(codigo);
};

const wait = (ms: number): Step => ({
  beside: async ({ shop }) => {
    await shop.wait(ms);
    await runJobs(shop);
  },
});
const untilOverdue: Step = {
  beside: async ({ shop, codigo }) => {
    const [slip] = await shop.db.select().from(boletos).where(eq(boletos.codigo_compra, codigo));
    const overdue = startOfDay(addDays(nextBusinessDay(slip!.vencimento), 1));
    await shop.wait(overdue.getTime() - shop.services.clock().getTime());
    await runJobs(shop);
  },
};
const job = (name: string): Step => ({ beside: ({ shop }) => shop.runJob(name) });
const cancelOffer: Step = {
  beside: async ({ shop, offers }) => {
    await shop.db
      .update(openOffers)
      .set({ situacao: 'cancelada' })
      .where(eq(openOffers.id_oferta, offers[0]!));
    await shop.runJob('follow-cancelled-openOffers');
  },
};

async function chargesOf({ shop: { db }, codigo }: Walk) {
  const rows = await db
    .select()
    .from(simulatedBankCharges)
    .where(inArray(simulatedBankCharges.txid, await listReferences(db, [codigo])));
  return rows.toSorted((a, b) => Number(b.criada_em) - Number(a.criada_em) || a.txid.localeCompare(b.txid));
}

const pay = (which: 'open' | 'pix'): Step => ({
  beside: async (walk) => {
    const { db, services } = walk.shop;
    const charges = await chargesOf(walk);
    const charge = charges.find(({ status, forma }) =>
      which === 'open' ? status === 'ATIVA' : status !== 'CONCLUIDA' && forma === which,
    );
    if (charge?.forma === 'cartao') return approveCard(db, charge.txid, services.clock());
    await payCharge(db, charge!.txid, services.clock(), { times: 1, force: true });
  },
});

const tell: Step = async (walk) => {
  const { db, secret } = walk.shop;
  const charges = await chargesOf(walk);
  for (const { txid, forma } of charges) {
    const paid = await db.select().from(simulatedBankPayments).where(eq(simulatedBankPayments.txid, txid));
    for (const { end_to_end_id: id, valor_centavos, horario } of paid) {
      const [valor, at] = [writePixAmount(valor_centavos), horario.toISOString()];
      const bodies = {
        pix: { pix: [{ endToEndId: id, txid, valor, horario: at }] },
        boleto: { boletos: [{ id_evento: id, referencia: txid, valor, pago_em: at }] },
        cartao: { cartoes: [{ referencia: txid }] },
      };
      const headers = { 'x-webhook-token': secret };
      bodyOf(await new ApiClient(walk.url()).post(`/api/webhook/${forma}`, bodies[forma], { headers }));
    }
  }
};

export async function payUnreported(walk: Walk): Promise<void> {
  const { db, services } = walk.shop;
  const [made] = await db.select().from(purchases).where(eq(purchases.id_oferta, walk.offers[0]!));
  if (!made) return;
  const open = (await chargesOf({ ...walk, codigo: made.codigo })).find(
    ({ status, forma, expira_em }) =>
      status === 'ATIVA' && forma !== 'cartao' && expira_em > services.clock(),
  );
  if (!open) return;
  await payCharge(db, open.txid, services.clock(), { times: 1, force: false });
  await db.update(simulatedBankWebhooks).set({ entregue_em: services.clock() });
}

const enrolled = 'MATRICULADA';
const approved = '4111111111111111';
const inReview = '4000000000009235';
const challenged = '4000000000003220';
const refused = '4000000000009995';

export const journeyCoupons = { CINCO: 5, TRINTA: 30, TUDO: 100 };

export const journeys: readonly Journey[] = [
  { name: 'Pix', steps: [buy, accept, pix, pay('open'), tell, look], end: enrolled },
  { name: 'boleto', steps: [buy, accept, boleto(1), pay('open'), tell, look], end: enrolled },
  {
    name: 'carnê of two',
    steps: [buy, accept, boleto(2), pay('open'), tell, pay('open'), tell, look],
    end: enrolled,
  },
  { name: 'card', steps: [buy, accept, ...card(approved), look], end: enrolled },
  { name: 'card in review', steps: [buy, accept, ...card(inReview), pay('open'), tell, look], end: enrolled },
  {
    name: 'card with 3DS',
    steps: [buy, accept, ...card(challenged), pay('open'), tell, look],
    end: enrolled,
  },
  {
    name: 'refused card, then Pix',
    steps: [buy, accept, ...card(refused), pix, pay('open'), tell],
    end: enrolled,
  },
  {
    name: 'Pix, then boleto, and the Pix is paid',
    steps: [buy, accept, pix, boleto(1), pay('pix'), tell, look],
    end: enrolled,
  },
  {
    name: 'Pix, then a coupon, and both amounts are paid',
    steps: [buy, accept, pix, coupon('TRINTA'), pay('pix'), tell, pix, pay('open'), tell, look],
    end: enrolled,
  },
  {
    name: 'boleto with a coupon, then a better one',
    steps: [buyWith('CINCO'), accept, boleto(1), coupon('TRINTA'), boleto(2), pay('open'), tell, look],
    end: enrolled,
  },
  {
    name: 'Pix, then a coupon for all of it',
    steps: [buy, accept, pix, coupon('TUDO'), look],
    end: enrolled,
  },
  { name: 'cancelled', steps: [buy, accept, pix, cancel], end: 'CANCELADA' },
  {
    name: 'new Pix',
    steps: [buy, accept, pix, wait(31 * MINUTE), newPix, pay('open'), tell],
    end: enrolled,
  },
  {
    name: 'late Pix',
    steps: [buy, accept, pix, wait(31 * MINUTE), pay('pix'), tell, look],
    end: enrolled,
  },
  {
    name: 'renewed boleto',
    steps: [buy, accept, boleto(1), untilOverdue, renew, pay('open'), tell],
    end: enrolled,
  },
  {
    name: 'withdrawal',
    steps: [buy, accept, pix, pay('open'), tell, withdraw, job('send-refunds')],
    end: 'ESTORNADA',
  },
  {
    name: 'withdrawal of a card',
    steps: [buy, accept, ...card(approved), withdraw, job('send-refunds')],
    end: 'ESTORNADA',
  },
  {
    name: 'cancelled class, then a dearer one',
    steps: [buy, accept, pix, pay('open'), tell, cancelOffer, otherOffer, pay('open'), tell],
    end: enrolled,
  },
];
