import { sql } from 'drizzle-orm';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { type OpenDatabase, openDatabase } from '#/backend/db/database.ts';
import { getSearchFacets } from '#/backend/modules/catalogue/search/facet-service.ts';
import { searchCourses } from '#/backend/modules/catalogue/search/search-service.ts';
import { searchInputSchema } from '#/contract/catalogue/search.ts';
import { searchOrders } from '#/domain/catalogue/search-order.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const COURSES = 60;
const database = withDatabase();
const instances: OpenDatabase[] = [];
let client: Sql;

const openInstance = async () => {
  const opened = await openDatabase({ databaseUrl: database.databaseUrl! });
  instances.push(opened);
  return opened.db;
};

beforeAll(async () => {
  await addTaxonomy(database.db);
  for (let id = 1; id <= COURSES; id += 1) {
    await addCourse(database.db, {
      id_produto: id,
      titulo: `Curso ${String.fromCodePoint(65 + (id % 26))} ${id}`,
    });
    await addOffer(database.db, { id_oferta: id, id_produto: id, vagas_disponiveis: 1 });
  }
  client = postgres(database.databaseUrl!, { max: 8, onnotice: () => {} });
  await openInstance();
  await openInstance();
});
afterAll(async () => {
  await client.end();
  await Promise.all(instances.map((instance) => instance.close()));
});

const openCourses = async ({ db }: OpenDatabase) => {
  const { totalItens, aproximado } = await searchCourses(
    db,
    noon(),
    v.parse(searchInputSchema, { status: 'em-aberto' }),
  );
  return aproximado ? 0 : totalItens;
};

it('a change is seen once it is committed, in whatever order transactions end', async () => {
  const [one, other] = instances as [OpenDatabase, OpenDatabase];
  const soldOut = (on: Sql, id: number) =>
    on`UPDATE offers SET vagas_disponiveis = 0 WHERE id_oferta = ${id}`;
  const [first, second] = [await client.reserve(), await client.reserve()];
  expect([await openCourses(one), await openCourses(other)]).toEqual([COURSES, COURSES]);
  await first`BEGIN`;
  await soldOut(first, 1);
  await second`BEGIN`;
  await soldOut(second, 2);
  expect(await openCourses(one)).toBe(COURSES);
  await second`COMMIT`;
  expect([await openCourses(one), await openCourses(other)]).toEqual([COURSES - 1, COURSES - 1]);
  await soldOut(client, 3);
  expect(await openCourses(one)).toBe(COURSES - 2);
  await first`COMMIT`;
  expect([await openCourses(one), await openCourses(other)]).toEqual([COURSES - 3, COURSES - 3]);
  await first`BEGIN`;
  await soldOut(first, 4);
  await first`ROLLBACK`;
  expect([await openCourses(one), await openCourses(other)]).toEqual([COURSES - 3, COURSES - 3]);
  first.release();
  second.release();
});

it('while many write and search at once nothing is lost, and each instance ends with what the database holds', async () => {
  const writing = new AbortController();
  const change = async (writer: number) => {
    for (let round = 0; round < 40; round += 1) {
      const id = 1 + ((round * 7 + writer * 13) % COURSES);
      await client.begin(async (tx) => {
        if (round % 4 === 0)
          await tx`UPDATE courses SET titulo = ${`Zé ${writer} ${round}`} WHERE id_produto = ${id}`;
        if (round % 4 === 1)
          await tx`UPDATE offers SET vagas_disponiveis = 1 - vagas_disponiveis WHERE id_oferta = ${id}`;
        if (round % 4 === 2) await tx`UPDATE courses SET publicado = NOT publicado WHERE id_produto = ${id}`;
        if (round % 4 === 3)
          await tx`UPDATE courses SET mais_vendido_destaque = NOT mais_vendido_destaque WHERE id_produto = ${id}`;
        await tx`SELECT pg_sleep(${(round % 3) / 500})`;
      });
    }
  };
  const lookAllTheTime = async (instance: OpenDatabase) => {
    while (!writing.signal.aborted) await openCourses(instance);
  };
  const looking = instances.flatMap((instance) => [lookAllTheTime(instance), lookAllTheTime(instance)]);
  await Promise.all([1, 2, 3, 4].map(change));
  writing.abort();
  await Promise.all(looking);
  const answersOf = async (db: OpenDatabase['db']) => {
    const answers: unknown[] = [await getSearchFacets(db, noon(), {})];
    for (const ordem of searchOrders) {
      const { itens } = await searchCourses(db, noon(), v.parse(searchInputSchema, { ordem }));
      answers.push([ordem, itens.map(({ id_produto }) => id_produto)]);
    }
    return answers;
  };
  const truth = await answersOf(await openInstance());
  for (const { db } of instances) expect(await answersOf(db)).toEqual(truth);
});

it('two changes of one course that wait for each other note it without a lock of their own', async () => {
  await database.db.execute(sql`UPDATE offers SET vagas_disponiveis = 1`);
  await addOffer(database.db, { id_oferta: 101, id_produto: 1, vagas_disponiveis: 1 });
  await addOffer(database.db, { id_oferta: 102, id_produto: 2, vagas_disponiveis: 1 });
  const take = (offers: readonly number[]) =>
    client.begin(async (tx) => {
      for (const id of offers) {
        await tx`UPDATE offers SET vagas_disponiveis = 0 WHERE id_oferta = ${id}`;
        await tx`SELECT pg_sleep(0.1)`;
      }
    });
  await Promise.all([take([1, 2]), take([102, 101])]);
  const fresh = await openInstance();
  for (const instance of instances) {
    expect(await openCourses(instance)).toBe(await openCourses({ ...instance, db: fresh }));
  }
});
