import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { coupons, purchases } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { eventually } from '../../support/eventually.ts';
import { holdRows, someoneWaitsForARow } from '../identity/support/row-locks.ts';
import { act, Buyer } from './buyer.ts';
import { freeSeats } from './seats.ts';

const database = withDatabase();
const backends: TestBackend[] = [];

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

const [first, second] = [() => backends[0]!.url, () => backends[1]!.url];

async function notify(url: string, txid: string) {
  const [state] = await database.db.select().from(simulatedBankState);
  return new ApiClient(url).post(
    '/api/webhook/pix',
    {
      pix: [
        {
          endToEndId: 'E9999900820261120000000000000001',
          txid,
          valor: '1000.00',
          horario: noon().toISOString(),
        },
      ],
    },
    { headers: { 'x-webhook-token': state!.segredo_aviso } },
  );
}

it('a late payment that ends two holds, and a buyer with the second one’s coupon: both get their seat', async () => {
  const { db } = database;
  await addOffer(db, { id_produto: 1, id_oferta: 1, vagas_total: 2, vagas_disponiveis: 2 });
  await db.insert(coupons).values({
    codigo: 'DEZ',
    descricao: 'Dez por cento',
    tipo: 'PERCENTUAL',
    percentual: 10,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2027-01-01T00:00:00Z'),
  });
  const late = await Buyer.register(first());
  const { txid, codigo_compra } = await late.openPix(1);
  await act(first(), txid, 'expirar');
  const [plain, withCoupon] = [await Buyer.register(first()), await Buyer.register(first())];
  const holds = [await plain.openPix(1), await withCoupon.openPix(1, { cupom: 'DEZ' })];
  for (const [turn, { codigo_compra: codigo }] of holds.entries()) {
    const reserva_expira_em = new Date(noon().getTime() - (2 - turn) * 60_000);
    await db.update(purchases).set({ reserva_expira_em }).where(eq(purchases.codigo, codigo));
  }
  const buyer = await Buyer.register(second());
  const setFreeSeats = (count: number) =>
    db.execute(sql`UPDATE offers SET vagas_total = 3, vagas_disponiveis = ${count} WHERE id_oferta = 1`);

  // The buyer stops before the coupon; the payment, which found no seat, stops within the end of the first
  // hold.
  const letCouponGo = await holdRows(db, sql`SELECT 1 FROM coupons WHERE codigo = 'DEZ' FOR NO KEY UPDATE`);
  await setFreeSeats(1);
  const buying = buyer.tryBuy(1, { cupom: 'DEZ' });
  await someoneWaitsForARow(db);
  await setFreeSeats(0);
  const charge = holds[0]!.txid;
  const letChargeGo = await holdRows(
    db,
    sql`SELECT 1 FROM payment_charges WHERE txid = ${charge} FOR UPDATE`,
  );
  const paying = notify(first(), txid);
  await someoneWaitsForARow(db, 2);
  await setFreeSeats(1);
  await letChargeGo();
  await eventually(async () => {
    const [hold] = await selectRows<{ waits: boolean }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query LIKE 'update "coupons"%"usos" - %') AS waits`,
    );
    expect(hold!.waits).toBe(true);
  });
  await letCouponGo();
  const [bought, paid] = await Promise.all([buying, paying]);

  expect([bought.status, paid.status]).toEqual([201, 200]);
  const [row] = await db.select().from(purchases).where(eq(purchases.codigo, codigo_compra));
  expect(row!.estado).toBe('MATRICULADA');
  expect(await freeSeats(db, 1)).toBe(1);
  const [coupon] = await db.select().from(coupons);
  expect(coupon!.usos).toBe(1);
}, 60_000);
