import { eq } from 'drizzle-orm';
import { coupons, couponUses, purchases } from '#/backend/db/schema/purchasing.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { Answer } from '../../../tests/support/backend/api-client.ts';
import { freeSeats } from '../../../tests/backend/checkout/seats.ts';
import type { Report } from './report.ts';
import { atOnce, type Shop } from './shop.ts';

type UrlOf = (turn: number) => string;

const codeOf = ({ status, body }: Answer) => (status === 201 ? 'bought' : (body as ErrorBody).codigo);
const countOf = (outcomes: string[], outcome: string) => outcomes.filter((one) => one === outcome).length;

/** Many more buyers than seats, all at once (SEAT-1). */
export async function sellSeats(shop: Shop, urlOf: UrlOf, report: Report, count: number): Promise<void> {
  const seats = Math.ceil(count / 20);
  const offer = await shop.addOpenOffer(seats);
  const buyers = await shop.signIn(count, urlOf);
  const outcomes = await atOnce(count, 300, async (turn) => codeOf(await buyers[turn]!.tryBuy(offer)));
  const held = await shop.db.select().from(purchases).where(eq(purchases.id_oferta, offer));
  const bought = countOf(outcomes, 'bought');
  const soldOut = countOf(outcomes, 'VAGAS_ESGOTADAS');
  const free = await freeSeats(shop.db, offer);
  report(
    `${count} buyers of ${seats} seats at once: ${bought} bought, ${soldOut} read that it is sold out, ${free} seats free`,
    bought === seats && soldOut === count - seats && held.length === seats && free === 0,
  );
}

const coupon = {
  descricao: 'Uma vez só',
  tipo: 'PERCENTUAL' as const,
  percentual: 10,
  valido_de: new Date('2026-01-01T00:00:00Z'),
  valido_ate: new Date('2099-01-01T00:00:00Z'),
};

// PURCHASE-23
export async function useCoupons(shop: Shop, urlOf: UrlOf, report: Report, count: number): Promise<void> {
  const { db } = shop;
  await db.insert(coupons).values([
    { ...coupon, codigo: 'UMAVEZ', usos_total: 1, usos_por_pessoa: 1 },
    { ...coupon, codigo: 'SEGURADA', usos_total: 1, usos_por_pessoa: 1 },
    { ...coupon, codigo: 'UMPORPESSOA', usos_total: null, usos_por_pessoa: 1 },
  ]);
  const offer = await shop.addOpenOffer(count);
  const buyers = await shop.signIn(count, urlOf);
  const all = await atOnce(count, 100, async (turn) =>
    codeOf(await buyers[turn]!.tryBuy(offer, { cupom: 'UMAVEZ' })),
  );
  const uses = await db.select().from(couponUses).where(eq(couponUses.codigo, 'UMAVEZ'));
  const free = await freeSeats(db, offer);
  const once = countOf(all, 'bought');
  report(
    `one use of a coupon, wanted by ${count} at once: ${once} bought with it, ${countOf(all, 'CUPOM_INVALIDO')} refused, ${uses.length} use counted, ${free} of ${count} seats free`,
    once === 1 && uses.length === 1 && free === count - 1,
  );

  await useCouponOnHolds(shop, urlOf, report, count);

  const [person] = await shop.signIn(1, () => urlOf(0));
  const offers = await Promise.all([1, 2, 3, 4].map(() => shop.addOpenOffer(5)));
  const mine = await atOnce(count, 50, async (turn) =>
    codeOf(await person!.at(urlOf(turn)).tryBuy(offers[turn % offers.length]!, { cupom: 'UMPORPESSOA' })),
  );
  const counted = await db.select().from(couponUses).where(eq(couponUses.codigo, 'UMPORPESSOA'));
  const bought = countOf(mine, 'bought');
  report(
    `one use a person, wanted ${count} times by one for ${offers.length} classes: ${bought} bought with it, ${count - bought} refused, ${counted.length} use counted`,
    bought === 1 && counted.length === 1,
  );
}

async function useCouponOnHolds(shop: Shop, urlOf: UrlOf, report: Report, count: number): Promise<void> {
  const { db } = shop;
  const offer = await shop.addOpenOffer(count);
  const buyers = await shop.signIn(count, urlOf);
  const codes = await atOnce(count, 24, async (turn) => (await buyers[turn]!.buy(offer)).codigo);
  const answers = await atOnce(count, 100, (turn) => buyers[turn]!.tryCoupon(codes[turn]!, 'SEGURADA'));
  const given = answers.filter(({ status }) => status === 200).length;
  const refused = countOf(answers.map(codeOf), 'CUPOM_INVALIDO');
  const uses = await db.select().from(couponUses).where(eq(couponUses.codigo, 'SEGURADA'));
  const cheaper = await db.select().from(purchases).where(eq(purchases.codigo_cupom, 'SEGURADA'));
  const free = await freeSeats(db, offer);
  report(
    `one use of a coupon, wanted at once by ${count} who hold a seat: ${given} got it, ${refused} refused, ${uses.length} use counted, ${cheaper.length} purchase cheaper, ${free} seats lost`,
    given === 1 && refused === count - 1 && uses.length === 1 && cheaper.length === 1 && free === 0,
  );
}
