import { and, eq, inArray } from 'drizzle-orm';
import { purchaseEvents } from '#/backend/db/schema/purchasing.ts';
import { approveCard } from '#/backend/modules/simulated-bank/card/decide-card.ts';
import { tokeniseCard } from '#/backend/modules/simulated-bank/card/tokenise-card.ts';
import { bodyOf, type Buyer } from '../../../tests/backend/checkout/buyer.ts';
import { findLeftovers } from '../../../tests/backend/orders/histories/checks.ts';
import { listPurchases, listReferences } from '../../../tests/backend/orders/histories/sales.ts';
import { ApiClient } from '../../../tests/support/backend/api-client.ts';
import type { Report } from './report.ts';
import { atOnce, type Shop } from './shop.ts';

const challenged = '4000000000003220';

export async function typeCard({ db, services }: Shop, numero: string): Promise<string> {
  const typed = { numero, nome: 'ANA SOUZA', validade: '12/39', codigo: '123' };
  return (await tokeniseCard(db, typed, services.clock())).token;
}

// CARD-5
export async function raceCards(
  shop: Shop,
  urlOf: (turn: number) => string,
  report: Report,
  count: number,
): Promise<void> {
  const { db, services, secret } = shop;
  const offer = await shop.addOpenOffer(count);
  const buyers = await shop.signIn(count, urlOf);
  const statuses = await atOnce(count, 8, async (turn) => {
    const { buyer, codigo, token } = await challenge(shop, buyers[turn]!, offer);
    const [txid] = await listReferences(db, [codigo]);
    await approveCard(db, txid!, services.clock());
    const tell = (instance: number) =>
      new ApiClient(urlOf(instance)).post(
        '/api/webhook/cartao',
        { cartoes: [{ referencia: txid }] },
        { headers: { 'x-webhook-token': secret } },
      );
    const answers = await Promise.all([
      tell(turn),
      buyer.at(urlOf(turn + 1)).tryCard(codigo, token),
      tell(turn + 2),
      buyer.at(urlOf(turn + 2)).client.get(`/api/compra/${codigo}`),
    ]);
    return answers.map(({ status }) => status);
  });
  const rows = await listPurchases({ db, offers: [offer] });
  const codes = rows.map(({ codigo }) => codigo);
  const enrolments = await db
    .select()
    .from(purchaseEvents)
    .where(and(inArray(purchaseEvents.codigo_compra, codes), eq(purchaseEvents.estado, 'MATRICULADA')));
  const enrolled = rows.filter(({ estado }) => estado === 'MATRICULADA').length;
  const failed = statuses.flat().filter((status) => status !== 200).length;
  const leftovers = await findLeftovers({ db, offers: [offer] });
  report(
    `webhook against return page ${count} times: ${enrolled} enrolled, ${enrolments.length} times in all, ${failed} requests failed, ${leftovers.length} leftovers`,
    enrolled === count && enrolments.length === count && failed === 0 && leftovers.length === 0,
  );
  for (const line of leftovers.slice(0, 20)) console.log(`       ${line}`);
}

async function challenge(shop: Shop, buyer: Buyer, offer: number) {
  const { codigo } = await buyer.accept(await buyer.buy(offer));
  const token = await typeCard(shop, challenged);
  bodyOf(await buyer.tryCard(codigo, token));
  return { buyer, codigo, token };
}
