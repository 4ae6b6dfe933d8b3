import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { paymentCharges } from '#/backend/db/schema/purchasing.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { followCancelledOffers } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { endDeadChanges } from '#/backend/modules/checkout/choice/end-change.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { approveCard } from '#/backend/modules/simulated-bank/card/decide-card.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer, path } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { typeCard } from './type-card.ts';

// PIX-11

const backend = withBackend({ clock: noon });
const second = 1000;
const minute = 60 * second;
const challenged = '4000000000003220';
let ana: Buyer;
let honestBank: PixProvider;
let nextOffer = 1;

beforeAll(async () => {
  const { db, services } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  honestBank = { ...services.pix };
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});
afterEach(() => Object.assign(backend.current.services.pix, honestBank));

async function offerWith(seats: number, cents = 100_000): Promise<number> {
  const id_oferta = nextOffer++;
  const vagas = { vagas_total: seats, vagas_disponiveis: seats };
  const price = { preco_original_centavos: cents, preco_promocional_centavos: null };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...vagas, ...price });
  return id_oferta;
}

const payments = () => paymentsAt(backend.current.services.clock(), backend.current.services);
const expire = () => expireDueHolds(backend.current.db, payments());

/** Pays at the bank five seconds before the end, and lets the hold run out without a word of it. */
async function payLastMoment(txid: string): Promise<void> {
  const { db, services, moveBusinessClock } = backend.current;
  moveBusinessClock(30 * minute - 5 * second);
  await payCharge(db, txid, services.clock(), { times: 1, force: false });
  moveBusinessClock(11 * second);
}

describe('before a hold is ended', () => {
  it('the bank is asked, and what was paid in time enrols', async () => {
    const charge = await ana.openPix(await offerWith(1));
    await payLastMoment(charge.txid);
    expect(await expire()).toBe(0);
    await applyWaitingPayments(backend.current.db, payments());
    const purchase = await ana.purchase(charge.codigo_compra);
    expect(path(purchase)).toEqual(['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA']);
  });

  it('the bank is asked also when another person wants the seat', async () => {
    const offer = await offerWith(1);
    const charge = await ana.openPix(offer);
    await payLastMoment(charge.txid);
    const bia = await Buyer.register(backend.current.url);
    const answer = await bia.tryBuy(offer);
    expect([answer.status, answer.body]).toMatchObject([409, { codigo: 'VAGAS_ESGOTADAS' }]);
    await applyWaitingPayments(backend.current.db, payments());
    expect((await ana.purchase(charge.codigo_compra)).estado).toBe('MATRICULADA');
  });

  it('the bank is asked about a card, too', async () => {
    const { db, services, moveBusinessClock, cardOrigin } = backend.current;
    const { codigo } = await ana.accept(await ana.buy(await offerWith(1)));
    const { token } = await typeCard(cardOrigin, challenged);
    bodyOf(await ana.tryCard(codigo, token));
    const [charge] = await db.select().from(paymentCharges).where(eq(paymentCharges.codigo_compra, codigo));
    moveBusinessClock(30 * minute - 5 * second);
    await approveCard(db, charge!.txid, services.clock());
    moveBusinessClock(11 * second);
    expect(await expire()).toBe(0);
    await applyWaitingPayments(db, payments());
    expect(path(await ana.purchase(codigo)).slice(-2)).toEqual(['PAGA', 'MATRICULADA']);
    expect(path(await ana.purchase(codigo))).not.toContain('EXPIRADA');
  });

  it('a bank that was paid nothing keeps the seat from no one', async () => {
    const offer = await offerWith(1);
    await ana.openPix(offer);
    backend.current.moveBusinessClock(30 * minute);
    const bia = await Buyer.register(backend.current.url);
    expect((await bia.tryBuy(offer)).status).toBe(201);
  });

  it('what was paid too late is no reason to wait', async () => {
    const { db, services, moveBusinessClock } = backend.current;
    const charge = await ana.openPix(await offerWith(1));
    moveBusinessClock(30 * minute + second);
    await payCharge(db, charge.txid, services.clock(), { times: 1, force: true });
    // Holds of other tests may end in the same round.
    expect(await expire()).toBeGreaterThan(0);
  });
});

async function openDifference() {
  const { db, url } = backend.current;
  const [gone, dear] = [await offerWith(1), await offerWith(1, 130_000)];
  const { txid, codigo_compra: codigo } = await ana.openPix(gone);
  await act(url, txid, 'pagar');
  await db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, gone));
  await followCancelledOffers(db, payments(), gone);
  const wish = { tipo: 'TURMA', id_oferta: dear, total: 1300 } as const;
  bodyOf(await ana.tryChoose(codigo, wish));
  return { codigo, dear, wish, txid: (await ana.pix(codigo)).txid };
}

describe('before the seat of another offer is given up (REFUND-10)', () => {
  it('the bank is asked, and a difference that was paid in time moves', async () => {
    const { db } = backend.current;
    const { codigo, dear, txid } = await openDifference();
    await payLastMoment(txid);
    expect(await endDeadChanges(db, payments())).toBe(0);
    expect(await freeSeats(db, dear)).toBe(0);
    await applyWaitingPayments(db, payments());
    const moved = await ana.purchase(codigo);
    expect(moved).toMatchObject({ estado: 'MATRICULADA', oferta: { id_oferta: dear } });
    expect(moved.devolucoes).toEqual([]);
  });

  it('the bank is asked also when the buyer chooses again first', async () => {
    const { codigo, dear, wish, txid } = await openDifference();
    await payLastMoment(txid);
    const moved = bodyOf(await ana.tryChoose(codigo, wish));
    expect(moved).toMatchObject({ estado: 'MATRICULADA', oferta: { id_oferta: dear }, devolucoes: [] });
  });

  it('a bank that does not respond is waited for a minute', async () => {
    const { db, services, moveBusinessClock } = backend.current;
    const { codigo, dear } = await openDifference();
    services.pix.findCharge = () => Promise.reject(new Error('down'));
    moveBusinessClock(30 * minute);
    expect(await endDeadChanges(db, payments())).toBe(0);
    expect(await freeSeats(db, dear)).toBe(0);
    moveBusinessClock(minute);
    expect(await endDeadChanges(db, payments())).toBe(1);
    expect(await freeSeats(db, dear)).toBe(1);
    expect((await ana.purchase(codigo)).escolha).toMatchObject({ troca: null });
  });

  it('an offer that is cancelled meanwhile is left at once, whatever its bank does', async () => {
    const { db, services } = backend.current;
    const { codigo, dear } = await openDifference();
    services.pix.findCharge = () => Promise.reject(new Error('down'));
    await db.update(offers).set({ situacao: 'cancelada' }).where(eq(offers.id_oferta, dear));
    expect(await endDeadChanges(db, payments())).toBe(1);
    expect((await ana.purchase(codigo)).escolha).toMatchObject({ troca: null });
  });
});

describe('a bank that does not respond', () => {
  it('is waited for a minute, and keeps no one waiting who has nothing to pay', async () => {
    const { db, services, moveBusinessClock } = backend.current;
    const offer = await offerWith(2);
    await ana.openPix(offer);
    await (await Buyer.register(backend.current.url)).buy(offer);
    services.pix.findCharge = () => Promise.reject(new Error('down'));
    moveBusinessClock(30 * minute);
    expect(await expire()).toBe(1);
    expect(await freeSeats(db, offer)).toBe(1);
    moveBusinessClock(minute - second);
    expect(await expire()).toBe(0);
    moveBusinessClock(second);
    expect(await expire()).toBe(1);
    expect(await freeSeats(db, offer)).toBe(2);
  });

  it('holds one run up for seconds only, however many wait for it', async () => {
    const { services, moveBusinessClock } = backend.current;
    const offer = await offerWith(3);
    for (let one = 0; one < 3; one++) await (await Buyer.register(backend.current.url)).openPix(offer);
    let asked = 0;
    services.pix.findCharge = () => {
      asked++;
      return new Promise(() => undefined);
    };
    moveBusinessClock(30 * minute);
    const begun = performance.now();
    expect(await expire()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(8000);
    expect(asked).toBe(3);
    moveBusinessClock(minute);
    expect(await expire()).toBe(3);
  });
});
