import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questions } from '#/backend/db/schema/community.ts';
import { outbox, persons } from '#/backend/db/schema/identity.ts';
import { purchases, waitingList } from '#/backend/db/schema/purchasing.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { holdRows, someoneWaitsForARow } from '../identity/support/row-locks.ts';
import { Buyer } from '../checkout/buyer.ts';

// Erasure on one instance, what the person does on the other.
const database = withDatabase();
const backends: TestBackend[] = [];

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(database.db, { id_produto: 1, id_oferta: 1, vagas_total: 500, vagas_disponiveis: 500 });
  await addOffer(database.db, { id_produto: 1, id_oferta: 2, situacao: 'esgotada', vagas_disponiveis: 0 });
  for (let instance = 0; instance < 2; instance++) {
    backends.push(await startTestBackend({ database, clock: noon }));
  }
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

const erase = (buyer: Buyer) =>
  buyer.client.copy().request('DELETE', '/api/minha-conta', { body: { senha: buyer.password } });
const elsewhere = ({ client }: Buyer) => new ApiClient(backends[1]!.url, client.cookies);

/** Everything of the person that an erasure must not leave behind. */
async function leftOf({ student }: Buyer) {
  const everything = await Promise.all(
    [purchases, persons, outbox, questions].map((table) => database.db.select().from(table)),
  );
  return JSON.stringify(everything).split(student.email).length - 1;
}

const idOf = async ({ student }: Buyer) => {
  const cpf = student.cpf.replaceAll(/\D/g, '');
  const [row] = await database.db.select().from(persons).where(eq(persons.cpf, cpf));
  return row!.id_pessoa;
};

const acts = {
  'a purchase': (client: ApiClient, { student }: Buyer) =>
    client.post(
      '/api/compra',
      { id_oferta: 1, aluno: student },
      {
        headers: {
          'idempotency-key': crypto.randomUUID(),
          // One network may hold a few seats of an offer only.
          'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
        },
      },
    ),
  'a question': (client: ApiClient) =>
    client.post('/api/produto/1/pergunta', { texto: 'Precisa levar ferramentas?' }),
  'a place on the waiting list': (client: ApiClient) => client.post('/api/oferta/2/lista-espera'),
  'a phone': (client: ApiClient, { password }: Buyer) =>
    client.post('/api/telefone', { telefone: '(47) 99876-5432', senha: password }),
};

for (const [name, run] of Object.entries(acts)) {
  it(`${name} that waits for the erasure finds no one to write for`, async () => {
    const { db } = database;
    const buyer = await Buyer.register(backends[0]!.url);
    const idPessoa = await idOf(buyer);
    const letGo = await holdRows(db, sql`SELECT 1 FROM logins WHERE id_pessoa = ${idPessoa} FOR UPDATE`);
    const erasing = erase(buyer);
    await someoneWaitsForARow(db);
    const acting = run(elsewhere(buyer), buyer);
    await someoneWaitsForARow(db, 2);
    await letGo();
    const [erased, acted] = await Promise.all([erasing, acting]);
    expect([erased.status, acted.status]).toEqual([200, 401]);
    expect(await leftOf(buyer)).toBe(0);
    expect(await db.$count(purchases, eq(purchases.id_pessoa, idPessoa))).toBe(0);
    expect(await db.$count(questions, eq(questions.id_pessoa, idPessoa))).toBe(0);
    expect(await db.$count(waitingList, eq(waitingList.id_pessoa, idPessoa))).toBe(0);
    const [person] = await db.select().from(persons).where(eq(persons.id_pessoa, idPessoa));
    expect(person!.telefones).toEqual([]);
  }, 30_000);
}

it('an erasure that waits for a purchase sees it', async () => {
  const { db } = database;
  const buyer = await Buyer.register(backends[0]!.url);
  const letGo = await holdRows(db, sql`SELECT 1 FROM offers WHERE id_oferta = 1 FOR UPDATE`);
  const buying = acts['a purchase'](elsewhere(buyer), buyer);
  await someoneWaitsForARow(db);
  const erasing = erase(buyer);
  await someoneWaitsForARow(db, 2);
  await letGo();
  const [bought, erased] = await Promise.all([buying, erasing]);
  expect([bought.status, erased.status, erased.body.codigo]).toEqual([201, 409, 'COMPRA_EM_ANDAMENTO']);
}, 30_000);

it('in forty tries at about the same time, one of both happens and nothing is left of a person who is gone', async () => {
  const outcomes = new Set<string>();
  for (let turn = 0; turn < 40; turn++) {
    const buyer = await Buyer.register(backends[0]!.url);
    const [erased, bought] = await Promise.all([
      erase(buyer),
      // Checking the password takes the erasure some time.
      wait(randomInt(0, 120)).then(() => acts['a purchase'](elsewhere(buyer), buyer)),
    ]);
    outcomes.add(`${erased.status} ${bought.status}`);
    if (erased.status === 200) expect(await leftOf(buyer)).toBe(0);
  }
  for (const outcome of outcomes) expect(['200 401', '409 201']).toContain(outcome);
}, 180_000);
