import { eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { cities, pageSlugs, units } from '#/backend/db/schema/catalogue.ts';

export function listUnits(db: Database) {
  return selectRows<{ id_unidade: number; nome: string; cidade: string; uf: string }>(
    db,
    sql`SELECT u.id_unidade, u.nome, t.nome AS cidade, t.uf FROM units u JOIN cities t USING (id_cidade)
      ORDER BY upper(t.nome) COLLATE "und-x-icu", upper(u.nome) COLLATE "und-x-icu", u.id_unidade`,
  );
}

export async function findUnitCity(db: Database, unitId: number) {
  const [row] = await db
    .select({ id_unidade: units.id_unidade, id_cidade: units.id_cidade, cidade: cities.nome })
    .from(units)
    .innerJoin(cities, eq(cities.id_cidade, units.id_cidade))
    .where(eq(units.id_unidade, unitId));
  return row;
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
