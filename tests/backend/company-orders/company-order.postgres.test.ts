import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companySeats, purchases } from '#/backend/db/schema/purchasing.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { makePerson } from '../../support/person.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const database = withDatabase();
const backends: TestBackend[] = [];

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  for (const id_oferta of [1, 2]) {
    await addOffer(database.db, { id_produto: 1, id_oferta, vagas_total: 1500, vagas_disponiveis: 1500 });
  }
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

it('a list of 1,000 students sent at once to two instances is one order, with each of them once (COMPANY-1)', async () => {
  const [one, other] = backends as [TestBackend, TestBackend];
  const company = await Buyer.register(one.url);
  const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
  const order = (who: Buyer, id_oferta: number, alunos: object[], key: string = randomUUID()) => {
    const body = { id_oferta, empresa, vagas: Math.max(alunos.length, 1), alunos };
    return who.client.post<Purchase>('/api/compra-empresa', body, { headers: { 'idempotency-key': key } });
  };
  const { codigo } = await company.accept(bodyOf(await order(company, 1, []), 201));
  bodyOf(await company.tryPay(codigo));
  await act(one.url, (await company.pix(codigo)).txid, 'pagar');
  await one.services.simulatedBank?.deliverWebhooks();

  const alunos = Array.from({ length: 1000 }, () => {
    const { nome, cpf, email } = makePerson();
    return { nome, cpf, nascimento: '1990-05-17', email };
  });
  const key = randomUUID();
  const browsers = [company, company.at(other.url)];
  const answers = await Promise.all(
    [...browsers, ...browsers].map((browser) => order(browser, 2, alunos, key)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const codes = new Set(answers.map(({ body }) => body.codigo));
  expect(codes.size).toBe(1);
  const held = await database.db.select().from(purchases).where(eq(purchases.id_oferta, 2));
  expect(held.map(({ vagas }) => vagas)).toEqual([1000]);
  const seats = await database.db
    .select({ cpf: companySeats.cpf })
    .from(companySeats)
    .where(eq(companySeats.codigo_compra, held[0]!.codigo));
  expect(seats).toHaveLength(1000);
  expect(new Set(seats.map(({ cpf }) => cpf)).size).toBe(1000);
  expect(await freeSeats(database.db, 2)).toBe(500);
});
