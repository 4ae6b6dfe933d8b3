import { asc, eq, sql } from 'drizzle-orm';
import { selectRows } from '#/backend/db/database.ts';
import { purchaseEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankPayments } from '#/backend/db/schema/simulated-bank.ts';
import { makePaymentId } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { insertCardPayment } from '#/backend/modules/simulated-bank/charge-repository.ts';
import { writePixAmount } from '#/backend/payments/pix-amount.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { bodyOf, type Buyer } from '../../../tests/backend/checkout/buyer.ts';
import { findLeftovers } from '../../../tests/backend/orders/histories/checks.ts';
import { listPurchases } from '../../../tests/backend/orders/histories/sales.ts';
import { ApiClient } from '../../../tests/support/backend/api-client.ts';
import type { Report } from './report.ts';
import { atOnce, type Shop } from './shop.ts';

interface Webhook {
  form: 'pix' | 'boleto';
  body: object;
}

const ways = [
  'once',
  'twice',
  'another amount first',
  'every boleto of a carnê',
  'a Pix and the boleto after it',
];

// PIX-8, BOLETO-8
export async function repeatWebhooks(
  shop: Shop,
  urlOf: (turn: number) => string,
  report: Report,
  count: number,
  seed = 20_261_122,
): Promise<void> {
  const copies = 10;
  const purchasesOfEach = Math.round(count / copies / 2);
  const [quiet, loud] = [
    await openWorld(shop, urlOf, purchasesOfEach),
    await openWorld(shop, urlOf, purchasesOfEach),
  ];
  const tell = async ({ form, body }: Webhook, turn: number) => {
    const headers = { 'x-webhook-token': shop.secret };
    const { status } = await new ApiClient(urlOf(turn)).post(`/api/webhook/${form}`, body, { headers });
    return status;
  };
  for (const [turn, webhook] of quiet.webhooks.entries()) await tell(webhook, turn);
  const many = shuffled(Array.from({ length: copies }, () => loud.webhooks).flat(), seed);
  const statuses = await atOnce(many.length, 24, (turn) => tell(many[turn]!, turn));
  for (const job of ['apply-waiting-payments', 'cancel-closed-charges', 'send-refunds'])
    await shop.runJob(job);
  const [before, after] = [await describeWorld(shop, quiet.offer), await describeWorld(shop, loud.offer)];
  const different = before.filter((line, index) => line !== after[index]).length;
  const refused = statuses.filter((status) => status !== 200).length;
  const leftovers = [
    ...(await findLeftovers({ db: shop.db, offers: [quiet.offer] })),
    ...(await findLeftovers({ db: shop.db, offers: [loud.offer] })),
  ];
  report(
    `${many.length} notices of ${loud.webhooks.length} payments, ${copies} times each and shuffled, against once and in order: ${different} of ${purchasesOfEach} purchases end otherwise, ${refused} notices refused, ${leftovers.length} leftovers`,
    different === 0 && refused === 0 && leftovers.length === 0,
  );
  for (const line of leftovers.slice(0, 20)) console.log(`       ${line}`);
  for (const [index, line] of before.entries())
    if (line !== after[index])
      console.log(`       ${ways[index % ways.length]}: ${line} but ${after[index]}`);
}

async function openWorld(shop: Shop, urlOf: (turn: number) => string, count: number) {
  const offer = await shop.addOpenOffer(count);
  const buyers = await shop.signIn(count, urlOf);
  const made = await atOnce(count, 12, (turn) =>
    payments(shop, buyers[turn]!, offer, ways[turn % ways.length]!),
  );
  return { offer, webhooks: made.flat() };
}

async function payments(shop: Shop, buyer: Buyer, offer: number, way: string): Promise<Webhook[]> {
  const { codigo } = await buyer.accept(await buyer.buy(offer));
  if (way.startsWith('every boleto')) {
    bodyOf(await buyer.tryPay(codigo, 'boleto', 3));
    const { boletos } = await buyer.boletos(codigo);
    const seen: Webhook[] = [];
    for (const { referencia, valor } of boletos)
      seen.push(await pay(shop, 'boleto', referencia, reaisToCents(valor)));
    return seen;
  }
  bodyOf(await buyer.tryPay(codigo));
  const { txid, valor } = await buyer.pix(codigo);
  const cents = reaisToCents(valor);
  if (way === 'another amount first') {
    return [await pay(shop, 'pix', txid, cents - 1), await pay(shop, 'pix', txid, cents)];
  }
  const first = await pay(shop, 'pix', txid, cents);
  if (way === 'once') return [first];
  if (way === 'twice') return [first, await pay(shop, 'pix', txid, cents)];
  bodyOf(await buyer.tryPay(codigo, 'boleto'));
  const [slip] = (await buyer.boletos(codigo)).boletos;
  return [first, await pay(shop, 'boleto', slip!.referencia, cents)];
}

async function pay(
  { db, services }: Shop,
  form: 'pix' | 'boleto',
  reference: string,
  cents: number,
): Promise<Webhook> {
  const now = services.clock();
  const id = makePaymentId('E', now);
  await insertCardPayment(db, { end_to_end_id: id, txid: reference, valor_centavos: cents, horario: now });
  const [valor, at] = [writePixAmount(cents), now.toISOString()];
  return {
    form,
    body:
      form === 'pix'
        ? { pix: [{ endToEndId: id, txid: reference, valor, horario: at }] }
        : { boletos: [{ id_evento: id, referencia: reference, valor, pago_em: at }] },
  };
}

async function describeWorld({ db }: Shop, offer: number): Promise<string[]> {
  const rows = await listPurchases({ db, offers: [offer] });
  const lines = await Promise.all(
    rows.map(async ({ codigo, estado, id_pessoa }) => {
      const given = await db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
      const events = await db
        .select()
        .from(purchaseEvents)
        .where(eq(purchaseEvents.codigo_compra, codigo))
        .orderBy(asc(purchaseEvents.id));
      const accounts = await selectRows<{ conta: string; cents: number }>(
        db,
        sql`SELECT conta, sum(centavos)::int AS cents FROM ledger_entries WHERE codigo_compra = ${codigo}
          GROUP BY conta ORDER BY conta`,
      );
      const stored = await selectRows<{ cents: number }>(
        db,
        sql`SELECT COALESCE(sum(${simulatedBankPayments.valor_centavos} - ${simulatedBankPayments.devolvido_centavos}), 0)::int AS cents
          FROM ${simulatedBankPayments} WHERE txid IN (SELECT txid FROM payment_charges WHERE codigo_compra = ${codigo}
          UNION SELECT id FROM boletos WHERE codigo_compra = ${codigo})`,
      );
      return {
        id_pessoa,
        line: JSON.stringify([
          estado,
          events.map((event) => event.estado),
          given.map(({ status, valor_centavos }) => `${status} ${valor_centavos}`).toSorted(),
          accounts,
          stored[0]!.cents,
        ]),
      };
    }),
  );
  return lines.toSorted((one, other) => one.id_pessoa - other.id_pessoa).map(({ line }) => line);
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  for (let i = result.length - 1, state = seed; i > 0; i--) {
    state = (state * 48_271) % 2_147_483_647;
    const j = state % (i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
