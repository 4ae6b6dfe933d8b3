import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { Buyer } from './buyer.ts';
import { freeSeats } from './seats.ts';

// Two instances on one PostgreSQL, asked at the same moment: one that counted before it wrote would let more
// through.
const database = withDatabase();
const backends: TestBackend[] = [];
const people = 16;
const sharedOffer = 100;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (let id_oferta = 1; id_oferta <= 40; id_oferta++) {
    await addOffer(database.db, { id_produto: 1, id_oferta });
  }
  await addOffer(database.db, { id_produto: 1, id_oferta: sharedOffer });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

const tryBuy = (turn: number, { client, student }: Buyer, id_oferta: number, ip: string) =>
  new ApiClient(backends[turn % 2]!.url, client.cookies).post(
    '/api/compra',
    { id_oferta, aluno: student },
    { headers: { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': ip } },
  );

async function count(answers: Promise<{ status: number; body: { codigo: string } }>[]) {
  const outcomes: Record<string, number> = {};
  for (const { status, body } of await Promise.all(answers)) {
    const outcome = status === 201 ? 'bought' : body.codigo;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

it('forty offers wished for at once by one account: five are held', async () => {
  const buyer = await Buyer.register(backends[0]!.url);
  const wishes = Array.from({ length: 40 }, (_, turn) => tryBuy(turn, buyer, turn + 1, `203.0.113.${turn}`));
  expect(await count(wishes)).toEqual({ bought: 5, MUITAS_RESERVAS: 35 });
}, 120_000);

it('one offer wished for at once by as many accounts of one network: ten seats are held', async () => {
  const buyers: Buyer[] = [];
  for (let turn = 0; turn < people; turn++) buyers.push(await Buyer.register(backends[0]!.url));
  const wishes = buyers.map((buyer, turn) => tryBuy(turn, buyer, sharedOffer, `2001:db8:1:1::${turn + 1}`));
  expect(await count(wishes)).toEqual({ bought: 10, MUITAS_RESERVAS_DA_REDE: people - 10 });
  expect(await freeSeats(database.db, sharedOffer)).toBe(10);
}, 120_000);
