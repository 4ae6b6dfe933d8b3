import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { getSearchFacets } from '#/backend/modules/catalogue/search/facet-service.ts';
import { searchCourses } from '#/backend/modules/catalogue/search/search-service.ts';
import { forgetCourseChanges } from '#/backend/modules/catalogue/course-index/forget-course-changes.ts';
import { searchInputSchema } from '#/contract/catalogue/search.ts';
import { searchOrders } from '#/domain/catalogue/search-order.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';

const DAY_MS = 86_400_000;

const anotherProcess = (db: Database) => Object.create(db) as Database;

const search = async (db: Database, filters: object, now = noon()) => {
  const { itens, totalItens, aproximado } = await searchCourses(db, now, v.parse(searchInputSchema, filters));
  return aproximado ? [0, []] : [totalItens, itens.map(({ id_produto }) => id_produto)];
};

describe('what is kept in memory is what the database holds', () => {
  const database = withDatabase();
  const change = (statement: SQL) => database.db.execute(statement);
  const ids = async (filters: object, now?: Date) => (await search(database.db, filters, now))[1];
  const facetsOf = (filters: object, now = noon()) =>
    getSearchFacets(database.db, now, v.parse(searchInputSchema, filters));

  beforeAll(async () => {
    await addTaxonomy(database.db);
    for (const [id_produto, titulo] of [
      [1, 'Soldador'],
      [2, 'Torneiro'],
      [3, 'Eletricista'],
    ] as const) {
      await addCourse(database.db, { id_produto, titulo, preco_original_centavos: id_produto * 10_000 });
      await addOffer(database.db, { id_oferta: id_produto, id_produto });
    }
    await ids({});
  });

  it('after a change of price, in lists and in the range', async () => {
    expect(await ids({ ordem: 'menor-preco' })).toEqual([1, 2, 3]);
    await change(sql`UPDATE courses SET preco_promocional_centavos = 500 WHERE id_produto = 3`);
    expect(await ids({ ordem: 'menor-preco' })).toEqual([3, 1, 2]);
    expect(await ids({ ordem: 'maior-preco', preco_max: 150 })).toEqual([1, 3]);
    expect(await ids({ promocao: true })).toEqual([3]);
    expect(await ids({ descontos_primeiro: true })).toEqual([3, 1, 2]);
  });

  it('after the last seat is taken and one is given back, and not with each seat between', async () => {
    const countNoted = async () =>
      (await selectRows(database.db, sql`SELECT id_mudanca FROM course_changes`)).length;
    const before = await countNoted();
    await change(sql`UPDATE offers SET vagas_disponiveis = 3 WHERE id_oferta = 1`);
    expect(await countNoted()).toBe(before);
    await change(sql`UPDATE offers SET vagas_disponiveis = 0 WHERE id_oferta = 1`);
    expect(await ids({ status: 'em-aberto' })).toEqual([3, 2]);
    expect((await facetsOf({})).turno).toMatchObject([{ valor: 'noturno', total: 2 }]);
    await change(sql`UPDATE offers SET vagas_disponiveis = 1 WHERE id_oferta = 1`);
    expect(await ids({ status: 'em-aberto' })).toEqual([3, 1, 2]);
  });

  it('after a deadline passes, with nothing written', async () => {
    const later = new Date(noon().getTime() + 30 * DAY_MS);
    expect(await ids({ cidade: 'joinville' }, later)).toEqual([]);
    expect((await facetsOf({}, later)).cidade).toEqual([]);
    expect(await ids({ cidade: 'joinville' })).toEqual([3, 1, 2]);
  });

  it('after a course is taken out of the shop and put in again', async () => {
    await change(sql`UPDATE courses SET publicado = false WHERE id_produto = 1`);
    expect(await ids({})).toEqual([3, 2]);
    expect(await ids({ titulo: 'soldador' })).toEqual([]);
    await change(sql`UPDATE courses SET publicado = true WHERE id_produto = 1`);
    expect(await ids({})).toEqual([3, 1, 2]);
    expect(await ids({ titulo: 'soldador' })).toEqual([1]);
  });

  it('after a title is changed: in the orders, and for a text that was searched for', async () => {
    expect(await ids({ titulo: 'marceneiro' })).toEqual([]);
    await change(sql`UPDATE courses SET titulo = 'Árbitro e marceneiro' WHERE id_produto = 2`);
    expect(await ids({ ordem: 'a-z' })).toEqual([2, 3, 1]);
    expect(await ids({})).toEqual([2, 3, 1]);
    expect(await ids({ titulo: 'marceneiro' })).toEqual([2]);
    await change(sql`UPDATE courses SET descricao = 'Aulas de escultura.' WHERE id_produto = 3`);
    expect(await ids({ titulo: 'escultura' })).toEqual([3]);
  });

  it('after a best seller is named, a course and its offers are added and others deleted', async () => {
    await change(sql`UPDATE courses SET mais_vendido_destaque = true WHERE id_produto = 1`);
    await addCourse(database.db, { id_produto: 4, titulo: 'Zelador', mais_vendido_destaque: true });
    await addCourse(database.db, { id_produto: 5, titulo: 'Aprendiz', id_modalidade: 6 });
    await addOffer(database.db, { id_oferta: 5, id_produto: 5, id_cidade: 2, turno: 'matutino' });
    expect(await ids({})).toEqual([1, 4, 5, 2, 3]);
    expect(await ids({ mais_vendido_destaque: true })).toEqual([1, 4]);
    expect(await ids({ cidade: 'blumenau', turno: 'matutino' })).toEqual([5]);
    await change(sql`UPDATE offers SET id_produto = 4, turno = 'vespertino' WHERE id_oferta = 5`);
    expect(await ids({ cidade: 'blumenau' })).toEqual([4]);
    expect((await facetsOf({ cidade: 'blumenau' })).turno).toMatchObject([{ valor: 'vespertino', total: 1 }]);
    await change(sql`DELETE FROM offers WHERE id_oferta = 5`);
    await change(sql`DELETE FROM courses WHERE id_produto IN (4, 5)`);
    expect(await ids({ cidade: 'blumenau' })).toEqual([]);
    expect(await ids({})).toEqual([1, 2, 3]);
  });

  it('after a value is renamed', async () => {
    await change(sql`UPDATE cities SET nome = 'Joinville (Centro)' WHERE id_cidade = 1`);
    expect((await facetsOf({})).cidade).toMatchObject([{ valor: 'joinville', nome: 'Joinville (Centro)' }]);
  });

  it('changes are forgotten after a day; a process that had not read them reads everything again', async () => {
    const idle = anotherProcess(database.db);
    expect(await search(idle, {})).toEqual([3, [1, 2, 3]]);
    await change(sql`UPDATE courses SET publicado = false WHERE id_produto = 3`);
    await change(sql`UPDATE courses SET gratuito = gratuito, tags = ARRAY['nova'] WHERE id_produto = 2`);
    await forgetCourseChanges(database.db, new Date(Date.now() + 2 * DAY_MS));
    expect(await search(idle, {})).toEqual([2, [1, 2]]);
    expect(await search(idle, { tag_url: 'nova' })).toEqual([1, [2]]);
    expect(await ids({})).toEqual([1, 2]);
  });

  it('what is chosen twice or isn’t there is counted as what is chosen once', async () => {
    const twice = await facetsOf({ turno: ['matutino', 'matutino'], status: 'em-aberto' });
    expect(twice.turno.map(({ valor }) => valor)).toEqual(['matutino', 'noturno']);
    const unknown = await facetsOf({ modalidade: 'nao-existe', turno: 'noturno' });
    expect(unknown.modalidade).toMatchObject([{ valor: 'cursos-rapidos', total: 2 }]);
  });
});

it('after a hundred changes lists and facets are those of a process that has just begun', async () => {
  const { db } = seeded;
  await seedDatabase(db, { clock: noon });
  const kinds = [
    (id: number) => sql`UPDATE courses SET titulo = upper(titulo) WHERE id_produto = ${id}`,
    (id: number) =>
      sql`UPDATE courses SET mais_vendido_destaque = NOT mais_vendido_destaque WHERE id_produto = ${id}`,
    (id: number) => sql`UPDATE courses SET publicado = NOT publicado WHERE id_produto % 7 = ${id % 7}`,
    (id: number) =>
      sql`UPDATE courses SET preco_promocional_centavos = preco_original_centavos / 3 WHERE id_produto = ${id}`,
    (id: number) => sql`UPDATE offers SET situacao = 'cancelada' WHERE id_produto = ${id}`,
    (id: number) => sql`UPDATE offers SET turno = 'livre', formato = 'ead' WHERE id_produto = ${id}`,
    (id: number) => sql`UPDATE courses SET titulo = 'Novo ' || titulo WHERE id_produto % 5 = ${id % 5}`,
  ];
  const { itens } = await searchCourses(db, noon(), v.parse(searchInputSchema, {}));
  for (let round = 0; round < 20; round += 1) {
    for (let index = 0; index < 5; index += 1) {
      const { id_produto } = itens[(round * 31 + index * 17) % itens.length]!;
      await db.execute(kinds[(round * 5 + index) % kinds.length]!(id_produto));
    }
    const fresh = anotherProcess(db);
    const ordem = searchOrders[round % searchOrders.length]!;
    expect([ordem, await search(db, { ordem })]).toEqual([ordem, await search(fresh, { ordem })]);
    const facets = (of: Database) => getSearchFacets(of, noon(), v.parse(searchInputSchema, {}));
    expect(await facets(db)).toEqual(await facets(fresh));
  }
});

const seeded = withDatabase();
