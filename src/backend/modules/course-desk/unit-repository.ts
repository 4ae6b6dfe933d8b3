import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { cities, pageSlugs, units } from '#/backend/db/schema/catalogue.ts';
import type { CourseOptions, DeskUnit } from '#/contract/catalogue/course-desk.ts';
import { isAhead } from './offer-desk-repository.ts';

const byPlace = sql`upper(t.nome) COLLATE "und-x-icu", upper(u.nome) COLLATE "und-x-icu", u.id_unidade`;

export function listUnits(db: Database) {
  return selectRows<CourseOptions['unidades'][number]>(
    db,
    sql`SELECT u.id_unidade, u.nome, t.nome AS cidade, t.uf, u.fechada_em IS NOT NULL AS fechada
      FROM units u JOIN cities t USING (id_cidade) ORDER BY ${byPlace}`,
  );
}

/** Every unit as its form shows it, closed ones last. */
export function listDeskUnits(db: Database, now: Date): Promise<DeskUnit[]> {
  return selectRows<DeskUnit>(
    db,
    sql`SELECT u.id_unidade, u.nome, t.nome AS cidade, t.uf, u.fechada_em IS NOT NULL AS fechada,
        u.endereco, u.cep, u.telefone, u.versao, time_zone_of_city(u.id_cidade) AS fuso,
        (SELECT count(*) FROM offers o WHERE o.id_unidade = u.id_unidade AND ${isAhead(now)})::int AS turmas
      FROM units u JOIN cities t USING (id_cidade) ORDER BY fechada, ${byPlace}`,
  );
}

/** The unit with its city, which isn't closed or moved before the transaction ends. */
export async function findUnitCity(tx: Database, unitId: number) {
  const [row] = await tx
    .select({
      id_unidade: units.id_unidade,
      id_cidade: units.id_cidade,
      cidade: cities.nome,
      fechada_em: units.fechada_em,
    })
    .from(units)
    .innerJoin(cities, eq(cities.id_cidade, units.id_cidade))
    .where(eq(units.id_unidade, unitId))
    .for('share', { of: units });
  return row;
}

/** The unit, locked until the transaction ends: no offer is made there meanwhile. */
export async function lockUnit(tx: Database, unitId: number) {
  const [row] = await tx.select().from(units).where(eq(units.id_unidade, unitId)).for('update');
  return row;
}

/** The new version; undefined when the unit was changed since it was read. */
export async function updateUnit(
  tx: Database,
  unitId: number,
  version: number,
  changes: Partial<typeof units.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(units)
    .set({ ...changes, versao: sql`${units.versao} + 1` })
    .where(and(eq(units.id_unidade, unitId), eq(units.versao, version)))
    .returning({ versao: units.versao });
  return row?.versao;
}

export async function setUnitClosed(tx: Database, unitId: number, since: Date | null): Promise<void> {
  await tx.update(units).set({ fechada_em: since }).where(eq(units.id_unidade, unitId));
}

export async function countOffersAhead(tx: Database, unitId: number, now: Date): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM offers o WHERE o.id_unidade = ${unitId} AND ${isAhead(now)}`,
  );
  return row!.total;
}

/** Offers that are over keep the city that they were held in. */
export async function moveOffersAhead(
  tx: Database,
  { unitId, cityId, now }: { unitId: number; cityId: number; now: Date },
): Promise<void> {
  await tx.execute(
    sql`UPDATE offers o SET id_cidade = ${cityId} WHERE o.id_unidade = ${unitId} AND ${isAhead(now)}`,
  );
}

export async function insertUnit(tx: Database, row: typeof units.$inferInsert): Promise<void> {
  await tx.insert(units).values(row);
}

export async function isCity(tx: Database, cityId: number): Promise<boolean> {
  const rows = await tx.select({ id: cities.id_cidade }).from(cities).where(eq(cities.id_cidade, cityId));
  return rows.length === 1;
}

const FEATURED_CITIES = 9;

interface NewCity {
  id: number;
  name: string;
  uf: string;
  /** The first that no other page of the shop has. */
  slugs: readonly string[];
}

/** Adds a city with a page of its own; the first nine are among the featured ones. */
export async function insertCity(tx: Database, { id, name, uf, slugs }: NewCity): Promise<void> {
  for (const slug of slugs) {
    const taken = await tx
      .insert(pageSlugs)
      .values({ slug, tipo: 'cidade' })
      .onConflictDoNothing()
      .returning({ slug: pageSlugs.slug });
    if (taken.length === 0) continue;
    const featured = sql<number>`(SELECT CASE WHEN count(*) < ${FEATURED_CITIES} THEN count(*) + 1 END
      FROM cities WHERE destaque IS NOT NULL)`;
    await tx.insert(cities).values({ id_cidade: id, nome: name, uf, slug, destaque: featured });
    return;
  }
  throw new Error(`no slug is free for city ${id}`);
}
