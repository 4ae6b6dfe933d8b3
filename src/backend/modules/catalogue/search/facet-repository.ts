import { sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { offerFormats, offerShifts } from '#/domain/catalogue/offer-values.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import {
  type CourseNarrowing,
  courseFacets,
  fixedConditions,
  isFree,
  isOffered,
  needsOffer,
  offerFacets,
  priceRange,
} from './course-filters-repository.ts';
import { integerArray, textArray } from '#/backend/db/sql-list.ts';

export type FacetName = keyof typeof courseFacets | keyof typeof offerFacets;

export interface FacetRow {
  faceta: FacetName;
  valor: string;
  nome: string;
  total: number;
}

/** The bit of each shift and format in `bits_faceta` of an offer. */
const bits = new Map<string, number>(
  [...offerShifts, ...offerFormats].map((value, index) => [value, 1 << index]),
);

/**
 * How many courses each value of each facet would show, with all other facets as chosen. One statement.
 * The courses of a text are found once and kept, each with one flag per facet. Without a text nothing is
 * kept: courses and open classes are read in the order of their indexes and never sorted, as often as
 * they are counted.
 */
export function countFacets(
  db: Database,
  narrowing: CourseNarrowing,
  today: CalendarDay,
): Promise<FacetRow[]> {
  const flag = (condition: SQL | undefined) => condition ?? sql`true`;
  const kept = narrowing.text ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`;
  const offered = needsOffer(narrowing);
  return selectRows<FacetRow>(
    db,
    sql`
    WITH base AS ${kept} (
      SELECT c.id_produto, c.id_modalidade, c.id_grupo_area_atuacao, c.id_tipo_curso, c.gratuito,
        ${isFree} AS livre,
        ${flag(courseFacets.modalidade(narrowing))} AS na_modalidade,
        ${flag(courseFacets.area(narrowing))} AS na_area,
        ${flag(courseFacets.tipo_curso(narrowing))} AS no_tipo,
        ${flag(courseFacets.preco(narrowing))} AS no_preco
      FROM courses c WHERE ${fixedConditions(narrowing)} AND ${priceRange(narrowing)}
    ), turmas AS ${kept} (
      -- A class that misses two of the four counts for no facet.
      SELECT * FROM (
        SELECT b.id_produto, o.id_cidade, o.bits_faceta,
          ${flag(offerFacets.cidade(narrowing))} AS na_cidade,
          ${flag(offerFacets.turno(narrowing))} AS no_turno,
          ${flag(offerFacets.formato(narrowing))} AS no_formato,
          b.na_modalidade AND b.na_area AND b.no_tipo AND b.no_preco AS no_curso
        FROM base b JOIN offers o USING (id_produto)
        WHERE ${isOffered(narrowing, today)}
      ) t WHERE na_cidade::int + no_turno::int + no_formato::int + no_curso::int >= 3
    ), mostrados AS MATERIALIZED (
      SELECT id_modalidade, id_grupo_area_atuacao, id_tipo_curso, gratuito, livre,
        na_modalidade, na_area, no_tipo, no_preco, count(*)::int AS cursos
      FROM base ${
        offered
          ? sql`WHERE id_produto IN (SELECT id_produto FROM turmas WHERE na_cidade AND no_turno AND no_formato)`
          : sql``
      } GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
    ), por_oferta AS MATERIALIZED (
      -- The shifts and formats of a course as one mask: few masks are left to be taken apart.
      SELECT mascara, count(*)::int AS cursos FROM (
        SELECT bit_or(bits_faceta & (CASE WHEN no_formato THEN ${bitsOf(offerShifts)} ELSE 0 END
          | CASE WHEN no_turno THEN ${bitsOf(offerFormats)} ELSE 0 END)) AS mascara
        FROM turmas WHERE no_curso AND na_cidade GROUP BY id_produto
      ) x GROUP BY 1
    )
    SELECT 'modalidade' AS faceta, m.slug AS valor, m.nome, x.total FROM (
      SELECT id_modalidade, sum(cursos)::int AS total FROM mostrados
      WHERE na_area AND no_tipo AND no_preco GROUP BY 1) x JOIN modalities m USING (id_modalidade)
    UNION ALL
    SELECT 'area', g.icone_slug, g.nome, x.total FROM (
      SELECT id_grupo_area_atuacao, sum(cursos)::int AS total FROM mostrados
      WHERE na_modalidade AND no_tipo AND no_preco GROUP BY 1) x JOIN area_groups g USING (id_grupo_area_atuacao)
    UNION ALL
    SELECT 'tipo_curso', x.id_tipo_curso::text, t.nome, x.total FROM (
      SELECT id_tipo_curso, sum(cursos)::int AS total FROM mostrados
      WHERE na_modalidade AND na_area AND no_preco GROUP BY 1) x JOIN course_types t USING (id_tipo_curso)
    UNION ALL
    SELECT 'preco', p.valor, p.nome, p.total FROM (
      SELECT coalesce(sum(cursos) FILTER (WHERE livre), 0)::int AS livres,
        coalesce(sum(cursos) FILTER (WHERE NOT gratuito), 0)::int AS pagos
      FROM mostrados WHERE na_modalidade AND na_area AND no_tipo) x
      CROSS JOIN LATERAL (VALUES ('gratuito', 'Gratuito', livres), ('pago', 'Pago', pagos)) p (valor, nome, total)
    UNION ALL
    SELECT 'cidade', t.slug, t.nome, x.total FROM (
      SELECT id_cidade, count(*)::int AS total FROM (
        SELECT DISTINCT id_produto, id_cidade FROM turmas WHERE no_curso AND no_turno AND no_formato) y
      GROUP BY 1) x JOIN cities t USING (id_cidade)
    UNION ALL
    SELECT v.faceta, v.valor, v.valor, sum(x.cursos)::int FROM por_oferta x
      JOIN (VALUES ${valueRows('turno', offerShifts)}, ${valueRows('formato', offerFormats)}) v (faceta, valor, parte)
        ON x.mascara & v.parte > 0
      GROUP BY v.faceta, v.valor`,
  );
}

/** The chosen values of the facets that are rows of a table, with their names and no courses. */
export function nameChosenValues(
  db: Database,
  { modalitySlugs = [], areaGroupSlugs = [], citySlugs = [], typeIds = [] }: CourseNarrowing,
): Promise<FacetRow[]> {
  return selectRows<FacetRow>(
    db,
    sql`
    SELECT 'modalidade' AS faceta, slug AS valor, nome, 0 AS total FROM modalities WHERE slug = ANY (${textArray(modalitySlugs)})
    UNION ALL SELECT 'area', icone_slug, nome, 0 FROM area_groups WHERE icone_slug = ANY (${textArray(areaGroupSlugs)})
    UNION ALL SELECT 'cidade', slug, nome, 0 FROM cities WHERE slug = ANY (${textArray(citySlugs)})
    UNION ALL SELECT 'tipo_curso', id_tipo_curso::text, nome, 0 FROM course_types
      WHERE id_tipo_curso = ANY (${integerArray(typeIds)})`,
  );
}

function bitsOf(values: readonly string[]): SQL {
  return sql.raw(String(values.reduce((sum, value) => sum + bits.get(value)!, 0)));
}

function valueRows(facet: FacetName, values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `('${facet}', '${value}', ${bits.get(value)})`).join(', '));
}
