import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentEvents, purchases } from '#/backend/db/schema/purchasing.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { reconcilePayments } from '#/backend/modules/payments/reconcile/reconcile-payments.ts';
import { payCharge } from '#/backend/modules/simulated-bank/pay-charge.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { withDatabase } from '../../../support/backend/database.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { paymentsAt } from '../../../support/backend/payments-at.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { Buyer } from '../../checkout/buyer.ts';
import { freeSeats } from '../../checkout/seats.ts';

const database = withDatabase();
const backends: TestBackend[] = [];
const minute = 60_000;
const count = 9;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(database.db, { id_produto: 1, id_oferta: 1, vagas_total: count, vagas_disponiveis: count });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});

afterAll(async () => {
  for (const backend of backends) await backend.stop();
});

it('two instances that reconcile and end holds at once count each payment once (LEDGER-8, PIX-11)', async () => {
  const charges = [];
  for (let one = 0; one < count; one++) {
    charges.push(await (await Buyer.register(backends[0]!.url)).openPix(1));
  }
  const paidAt = new Date(noon().getTime() + 20 * minute);
  const isPaid = (index: number) => index % 3 !== 0;
  for (const { txid } of charges.filter((_, index) => isPaid(index))) {
    await payCharge(database.db, txid, paidAt, { times: 1, force: true });
  }
  for (const backend of backends) backend.moveBusinessClock(31 * minute);
  await Promise.all(
    backends.flatMap(({ db, services }) => {
      const payments = paymentsAt(services.clock(), services);
      return [reconcilePayments(db, payments, services.log), expireDueHolds(db, payments)];
    }),
  );
  const [{ db, services }] = backends as [TestBackend];
  backends.forEach((backend) => backend.moveBusinessClock(minute));
  await reconcilePayments(db, paymentsAt(services.clock(), services), services.log);

  const rows = await database.db
    .select({ codigo: purchases.codigo, estado: purchases.estado })
    .from(purchases)
    .where(
      inArray(
        purchases.codigo,
        charges.map(({ codigo_compra }) => codigo_compra),
      ),
    );
  const states = charges.map(
    ({ codigo_compra }) => rows.find(({ codigo }) => codigo === codigo_compra)!.estado,
  );
  expect(states).toEqual(charges.map((_, index) => (isPaid(index) ? 'MATRICULADA' : 'EXPIRADA')));
  expect(await freeSeats(database.db, 1)).toBe(count / 3);
  const events = await database.db.select().from(paymentEvents).where(eq(paymentEvents.resultado, 'EM_DIA'));
  expect(events).toHaveLength((count * 2) / 3);
  expect(await findLedgerErrors(database.db)).toEqual([]);
});
