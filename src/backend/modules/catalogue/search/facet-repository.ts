import { sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { type Facet, facets, type FacetName } from '#/domain/catalogue/facets.ts';
import { offerFormats, offerShifts } from '#/domain/catalogue/offer-values.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import { all, fixedConditions, isOffered, needsOffer, priceRange } from './course-filters-repository.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { courseColumns, type FacetColumn, offerColumns } from './facet-columns-repository.ts';

export interface FacetRow {
  faceta: FacetName;
  valor: string;
  nome: string;
  total: number;
}

const name = (text: string): SQL => sql.raw(text);
const list = (parts: readonly SQL[], between = sql`, `): SQL => sql.join([...parts], between);

/** The bit of each shift and format in the column `bits_faceta` of an offer. */
const bits = new Map<string, number>(
  [...offerShifts, ...offerFormats].map((value, index) => [value, 1 << index]),
);

const isBit = (facet: FacetName) => columnOf[facet].by === 'bit';
const columnOf: Record<FacetName, FacetColumn> = { ...courseColumns, ...offerColumns };
const ofCourse = facets.filter(({ of }) => of === 'course');
const ofOffer = facets.filter(({ of }) => of === 'offer');
const ofOfferByBit = ofOffer.filter(({ name: facet }) => isBit(facet));

/** The flag of whether a course or an offer keeps what is chosen of a facet. */
const flag = (facet: { name: string }): SQL => name(`por_${facet.name}`);
const flagsBut = (group: readonly Facet[], left?: Facet): SQL =>
  all(group.filter((facet) => facet !== left).map(flag));

/** What is kept of a course or an offer to count a facet's values: columns, by the name they are kept as. */
function keptColumns(facet: Facet, table: 'c' | 'o'): [as: string, column: SQL][] {
  const column = columnOf[facet.name];
  switch (column.by) {
    case 'row':
      return [[column.id, name(`${table}.${column.id}`)]];
    case 'bit':
      return [['bits_faceta', name(`${table}.bits_faceta`)]];
    case 'condition':
      return Object.entries(column.kept);
  }
}

/** Columns that several facets need are kept once. */
function kept(group: readonly Facet[], table: 'c' | 'o'): Map<string, SQL> {
  return new Map(group.flatMap((facet) => keptColumns(facet, table)));
}
const keptOfCourse = kept(ofCourse, 'c');
const keptOfOffer = kept(ofOffer, 'o');

/**
 * How many courses each value of each facet would show, with all other facets as chosen. One statement.
 * The courses of a text are found once and kept, each with one flag per facet. Without a text nothing is
 * kept: courses and open offers are read in the order of their indexes and never sorted, as often as
 * they are counted.
 */
export function countFacets(
  db: Database,
  narrowing: CourseNarrowing,
  today: CalendarDay,
): Promise<FacetRow[]> {
  const materialized = narrowing.text ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`;
  const columns = (of: Map<string, SQL>) => [...of].map(([as, column]) => sql`${column} AS ${name(as)}`);
  const flags = (group: readonly Facet[]) =>
    group.map((facet) => sql`${columnOf[facet.name].where(narrowing) ?? sql`true`} AS ${flag(facet)}`);
  const shown = [...[...keptOfCourse.keys()].map(name), ...ofCourse.map(flag)];
  return selectRows<FacetRow>(
    db,
    sql`
    WITH base AS ${materialized} (
      SELECT c.id_produto, ${list([...columns(keptOfCourse), ...flags(ofCourse)])}
      FROM courses c WHERE ${fixedConditions(narrowing)} AND ${priceRange(narrowing)}
    ), turmas AS ${materialized} (
      -- An offer that misses two counts for no facet.
      SELECT * FROM (
        SELECT b.id_produto, ${list([...columns(keptOfOffer), ...flags(ofOffer)])},
          ${all(ofCourse.map((facet) => sql`b.${flag(facet)}`))} AS no_curso
        FROM base b JOIN offers o USING (id_produto)
        WHERE ${isOffered(narrowing, today)}
      ) t WHERE ${list([...ofOffer.map((facet) => sql`${flag(facet)}::int`), sql`no_curso::int`], sql` + `)}
        >= ${name(String(ofOffer.length))}
    ), mostrados AS MATERIALIZED (
      SELECT ${list(shown)}, count(*)::int AS cursos
      FROM base ${
        needsOffer(narrowing)
          ? sql`WHERE id_produto IN (SELECT id_produto FROM turmas WHERE ${flagsBut(ofOffer)})`
          : sql``
      } GROUP BY ${list(shown)}
    ), por_oferta AS MATERIALIZED (
      -- The codes of a course as one mask: few masks are left to be taken apart.
      SELECT mascara, count(*)::int AS cursos FROM (
        SELECT bit_or(bits_faceta & (${list(ofOfferByBit.map(countedBits), sql` | `)})) AS mascara
        FROM turmas WHERE no_curso AND ${all(
          ofOffer.filter(({ name: facet }) => !isBit(facet)).map(flag),
        )} GROUP BY id_produto
      ) x GROUP BY 1
    )
    ${list(
      [
        ...ofCourse.map(countOfCourse),
        ...ofOffer.filter(({ name: facet }) => !isBit(facet)).map(countOfOffer),
      ],
      sql` UNION ALL `,
    )}
    UNION ALL
    SELECT v.faceta, v.valor, v.valor, sum(x.cursos)::int FROM por_oferta x
      JOIN (VALUES ${list(ofOfferByBit.map(bitRows))}) v (faceta, valor, parte) ON x.mascara & v.parte > 0
      GROUP BY v.faceta, v.valor`,
  );
}

/** The bits that count where the other facets by bit are kept. */
function countedBits(facet: Facet): SQL {
  const mask = codesOf(facet).reduce((sum, value) => sum + bits.get(value)!, 0);
  return sql`CASE WHEN ${flagsBut(ofOfferByBit, facet)} THEN ${name(String(mask))} ELSE 0 END`;
}

function bitRows(facet: Facet): SQL {
  return list(codesOf(facet).map((value) => name(`('${facet.name}', '${value}', ${bits.get(value)})`)));
}

function codesOf(facet: Facet): readonly string[] {
  return 'values' in facet ? facet.values : [];
}

function countOfCourse(facet: Facet): SQL {
  const column = columnOf[facet.name];
  const others = sql`FROM mostrados WHERE ${flagsBut(ofCourse, facet)}`;
  if (column.by === 'row') {
    return countRows(
      facet,
      column,
      sql`SELECT ${name(column.id)}, sum(cursos)::int AS total ${others} GROUP BY 1`,
    );
  }
  const codes = column.by === 'condition' ? Object.entries(column.of) : [];
  const totals = codes.map(
    ([code, condition]) =>
      sql`coalesce(sum(cursos) FILTER (WHERE ${condition}), 0)::int AS ${name(`n_${code}`)}`,
  );
  const rows = codes.map(([code]) => name(`('${code}', n_${code})`));
  return sql`SELECT ${name(`'${facet.name}'`)} AS faceta, p.valor, p.valor AS nome, p.total
    FROM (SELECT ${list(totals)} ${others}) x CROSS JOIN LATERAL (VALUES ${list(rows)}) p (valor, total)`;
}

function countOfOffer(facet: Facet): SQL {
  const column = columnOf[facet.name];
  if (column.by !== 'row') throw new Error(`${facet.name} is counted as rows of offers only`);
  const id = name(column.id);
  return countRows(
    facet,
    column,
    sql`SELECT ${id}, count(*)::int AS total FROM (
      SELECT DISTINCT id_produto, ${id} FROM turmas WHERE no_curso AND ${flagsBut(ofOffer, facet)}) y GROUP BY 1`,
  );
}

type ByRow = Extract<FacetColumn, { by: 'row' }>;

/** The counts of ids under the values and names of their rows. */
function countRows(facet: Facet, { table, id, value }: ByRow, counts: SQL): SQL {
  return sql`SELECT ${name(`'${facet.name}'`)} AS faceta, r.${name(value)}::text AS valor, r.nome, x.total
    FROM (${counts}) x JOIN ${name(table)} r USING (${name(id)})`;
}

/** The chosen values of the facets that are rows of a table, with their names and no courses. */
export function nameChosenValues(db: Database, narrowing: CourseNarrowing): Promise<FacetRow[]> {
  const selects = facets.flatMap((facet) => {
    const column = columnOf[facet.name];
    if (column.by !== 'row') return [];
    const value = sql`r.${name(column.value)}::text`;
    const chosen = [narrowing[facet.name] ?? []].flat().map(String);
    return [
      sql`SELECT ${name(`'${facet.name}'`)} AS faceta, ${value} AS valor, r.nome, 0 AS total
        FROM ${name(column.table)} r WHERE ${value} = ANY (${textArray(chosen)})`,
    ];
  });
  return selectRows<FacetRow>(db, list(selects, sql` UNION ALL `));
}
