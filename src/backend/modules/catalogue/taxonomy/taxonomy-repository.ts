import { and, asc, eq, ilike, isNull, sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import {
  areaGroups,
  areas,
  cities,
  courses,
  courseTypes,
  modalities,
  states,
  units,
} from '#/backend/db/schema/catalogue.ts';
import type { AreaGroup, City, Modality } from '#/contract/catalogue/taxonomy.ts';
import { isOpen } from '#/backend/db/offer/open-offer.ts';

/** Portuguese order of upper-cased names (TEXT-15). */
const byName = (name: SQL | typeof modalities.nome | typeof areaGroups.nome | typeof courseTypes.nome) =>
  sql`upper(${name}) COLLATE "und-x-icu"`;

const modalityColumns = {
  id_modalidade: modalities.id_modalidade,
  nome: modalities.nome,
  slug: modalities.slug,
  icone_slug: modalities.slug,
  descricao: modalities.descricao,
  ativo: modalities.ativo,
  url_imagem: modalities.url_imagem,
};

const areaGroupColumns = {
  id_grupo_area_atuacao: areaGroups.id_grupo_area_atuacao,
  nome: areaGroups.nome,
  descricao: areaGroups.descricao,
  icone_slug: areaGroups.icone_slug,
};

const publishedCount = sql<number>`count(${courses.id_produto})::int`;

export function listActiveModalities(db: Database): Promise<Modality[]> {
  return db
    .select(modalityColumns)
    .from(modalities)
    .where(eq(modalities.ativo, true))
    .orderBy(byName(modalities.nome));
}

export async function findModality(db: Database, id: number): Promise<Modality | undefined> {
  const [row] = await db
    .select(modalityColumns)
    .from(modalities)
    .where(and(eq(modalities.id_modalidade, id), eq(modalities.ativo, true)));
  return row;
}

export function countByModality(db: Database) {
  return db
    .select({ ...modalityColumns, total: publishedCount })
    .from(modalities)
    .leftJoin(courses, and(eq(courses.id_modalidade, modalities.id_modalidade), eq(courses.publicado, true)))
    .where(eq(modalities.ativo, true))
    .groupBy(modalities.id_modalidade)
    .orderBy(byName(modalities.nome));
}

export function listAllAreaGroups(db: Database): Promise<AreaGroup[]> {
  return db.select(areaGroupColumns).from(areaGroups).orderBy(byName(areaGroups.nome));
}

export function listAreaGroupsOfModality(db: Database, modalityId: number): Promise<AreaGroup[]> {
  return db
    .select(areaGroupColumns)
    .from(areaGroups)
    .where(
      sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${courses.id_grupo_area_atuacao} = ${areaGroups.id_grupo_area_atuacao}
        AND ${courses.id_modalidade} = ${modalityId} AND ${courses.publicado})`,
    )
    .orderBy(byName(areaGroups.nome));
}

/** Area groups with how many published courses each has; those without are left out. */
export function countByAreaGroup(db: Database) {
  return db
    .select({ ...areaGroupColumns, total: publishedCount })
    .from(areaGroups)
    .innerJoin(
      courses,
      and(eq(courses.id_grupo_area_atuacao, areaGroups.id_grupo_area_atuacao), eq(courses.publicado, true)),
    )
    .groupBy(areaGroups.id_grupo_area_atuacao)
    .orderBy(byName(areaGroups.nome));
}

export async function findArea(db: Database, id: number) {
  const [row] = await db
    .select({ id_area_atuacao: areas.id_area_atuacao, nome: areas.nome, grupo: areaGroupColumns })
    .from(areas)
    .innerJoin(areaGroups, eq(areaGroups.id_grupo_area_atuacao, areas.id_grupo_area_atuacao))
    .where(eq(areas.id_area_atuacao, id));
  return row;
}

/** Cities by name; `name` narrows to those that contain it, accents and case aside. */
export function selectCities(db: Database, { name, uf }: { name?: string; uf?: string }): Promise<City[]> {
  return db
    .select({
      id_cidade: cities.id_cidade,
      nome: cities.nome,
      uf: cities.uf,
      slug: cities.slug,
      destaque: cities.destaque,
    })
    .from(cities)
    .where(
      and(
        name === undefined ? undefined : ilike(sql`nome_busca`, containing(name)),
        uf === undefined ? undefined : eq(cities.uf, uf),
      ),
    )
    .orderBy(asc(sql`${cities.nome} COLLATE "und-x-icu"`), asc(cities.uf));
}

export function selectCitiesWithCourses(
  db: Database,
  name: string | undefined,
  now: Date,
): Promise<(City & { total: number })[]> {
  return selectRows(
    db,
    sql`
    SELECT t.id_cidade, t.nome, t.uf, t.slug, t.destaque, x.total
    FROM (
      SELECT o.id_cidade, count(DISTINCT o.id_produto)::int AS total
      FROM offers o JOIN courses c USING (id_produto)
      WHERE c.publicado AND ${isOpen(now)}
      GROUP BY o.id_cidade
    ) x JOIN cities t USING (id_cidade)
    ${name === undefined ? sql`` : sql`WHERE t.nome_busca LIKE ${containing(name)}`}
    ORDER BY t.nome COLLATE "und-x-icu", t.uf`,
  );
}

export function selectStates(db: Database) {
  return db
    .select({ uf: states.uf, nome: states.nome })
    .from(states)
    .orderBy(sql`${states.nome} COLLATE "und-x-icu"`);
}

export function selectOpenUnits(db: Database) {
  return db
    .select({
      id_unidade: units.id_unidade,
      nome: units.nome,
      endereco: units.endereco,
      cep: units.cep,
      telefone: units.telefone,
      cidade: cities.nome,
      uf: cities.uf,
    })
    .from(units)
    .innerJoin(cities, eq(cities.id_cidade, units.id_cidade))
    .where(isNull(units.fechada_em))
    .orderBy(
      sql`${cities.nome} COLLATE "und-x-icu"`,
      sql`${units.nome} COLLATE "und-x-icu"`,
      units.id_unidade,
    );
}

export function selectCourseTypes(db: Database) {
  return db
    .select({ id_tipo_curso: courseTypes.id_tipo_curso, nome: courseTypes.nome })
    .from(courseTypes)
    .orderBy(byName(courseTypes.nome));
}

function containing(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
