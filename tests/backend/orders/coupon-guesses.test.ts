import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { coupons } from '#/backend/db/schema/purchasing.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, { id_produto: 1, id_oferta: 1, vagas_total: 20, vagas_disponiveis: 20 });
  await db.insert(coupons).values({
    codigo: 'DEZ',
    descricao: 'Dez por cento',
    tipo: 'PERCENTUAL',
    percentual: 10,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2027-01-01T00:00:00Z'),
  });
});
afterEach(() => backend.current.db.execute(sql`DELETE FROM rate_limits`));

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const guesser = '203.0.113.20';

async function guess(count: number, path: (code: string) => string, url = backend.current.url) {
  const client = new ApiClient(url);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => client.get(path(`CHUTE${index}`), from(guesser))),
  );
  return answers.map(({ status }) => status);
}
const couponPath = (code: string) => `/api/cupom/${code}?id_oferta=1`;
const installmentsPath = (code: string) => `/api/parcelamento?id_oferta=1&cupom=${code}`;

test('codes tried from one address are refused from the thirty-first on, the right one too', async () => {
  const statuses = await guess(32, couponPath);
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const client = new ApiClient(backend.current.url);
  const right = await client.get(couponPath('DEZ'), from(guesser));
  expect([right.status, right.body.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
  expect((await client.get(couponPath('DEZ'), from('203.0.113.21'))).status).toBe(200);
});

test('they count together wherever a code can be tried, and on all instances', async () => {
  const other = await startTestBackend({ database: backend.current, clock: noon });
  await guess(15, couponPath);
  await guess(15, installmentsPath, other.url);
  await other.stop();
  const buyer = await Buyer.register(backend.current.url);
  const body = { id_oferta: 1, aluno: buyer.student, cupom: 'CHUTE' };
  const key = { 'idempotency-key': '00000000-0000-4000-8000-000000000001' };
  const answer = await buyer.client.post('/api/compra', body, {
    headers: { ...from(guesser).headers, ...key },
  });
  expect(answer.status).toBe(429);
});

test('a good code does not count, nor does asking without one', async () => {
  const client = new ApiClient(backend.current.url);
  for (const path of [couponPath('DEZ'), installmentsPath('DEZ'), '/api/parcelamento?id_oferta=1']) {
    expect((await client.get(path, from(guesser))).status).toBe(200);
  }
  const statuses = await guess(30, couponPath);
  expect(new Set(statuses)).toEqual(new Set([404]));
});
