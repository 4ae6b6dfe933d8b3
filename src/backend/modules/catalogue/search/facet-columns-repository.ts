import { sql, type SQL } from 'drizzle-orm';
import { CATEGORY_IDS } from '#/domain/catalogue/category.ts';
import type { Facet } from '#/domain/catalogue/facets.ts';
import { integerArray, textArray } from '#/backend/db/sql-list.ts';
import type { CourseNarrowing } from './course-narrowing.ts';

/** How the database finds and counts the values of a facet. */
export type FacetColumn = {
  /** Courses `c` or offers `o` with one of the values chosen; undefined when none is. */
  where(narrowing: CourseNarrowing): SQL | undefined;
} & (
  | {
      /** Values are rows of `table`, which courses or offers point to by `id`. */
      by: 'row';
      table: string;
      id: string;
      /** The column of `table` that is returned as the value. */
      value: string;
    }
  /** Codes are bits of the column `bits_faceta` of offers. */
  | { by: 'bit' }
  /** Each code has a condition on the columns `kept` of courses. */
  | { by: 'condition'; kept: Record<string, SQL>; of: Record<string, SQL> }
);

type FacetOf<Of extends Facet['of']> = Extract<Facet, { of: Of }>['name'];

/** For one value an index gives the rows in its order; for several it can't. */
const oneOf = (column: SQL, ids: SQL, single: boolean): SQL =>
  single ? sql`${column} = (${ids})` : sql`${column} = ANY (ARRAY(${ids}))`;

/** Free courses but for graduation, as the free filter shows them (CATALOGUE-12). */
const isFree = sql`(c.gratuito AND c.id_modalidade <> ${sql.raw(String(CATEGORY_IDS.Graduação))})`;

/** The facets of the course `c`. */
export const courseColumns: Record<FacetOf<'course'>, FacetColumn> = {
  modalidade: {
    by: 'row',
    table: 'modalities',
    id: 'id_modalidade',
    value: 'slug',
    where: ({ modalityIds, modalidade }) => {
      if (!modalityIds && !modalidade) return undefined;
      const free = modalityIds?.includes(0) || modalidade?.includes('cursos-gratuitos');
      const ids = sql`SELECT id_modalidade FROM modalities
        WHERE id_modalidade = ANY (${integerArray(modalityIds ?? [])}) OR slug = ANY (${textArray(modalidade ?? [])})`;
      const single = (modalityIds?.length ?? 0) + (modalidade?.length ?? 0) === 1;
      const chosen = oneOf(sql`c.id_modalidade`, ids, single);
      return free ? sql`(${chosen} OR ${isFree})` : chosen;
    },
  },
  area: {
    by: 'row',
    table: 'area_groups',
    id: 'id_grupo_area_atuacao',
    value: 'icone_slug',
    where: ({ area }) =>
      area &&
      oneOf(
        sql`c.id_grupo_area_atuacao`,
        sql`SELECT id_grupo_area_atuacao FROM area_groups WHERE icone_slug = ANY (${textArray(area)})`,
        area.length === 1,
      ),
  },
  tipo_curso: {
    by: 'row',
    table: 'course_types',
    id: 'id_tipo_curso',
    value: 'id_tipo_curso',
    where: ({ tipo_curso }) => tipo_curso && sql`c.id_tipo_curso = ANY (${integerArray(tipo_curso)})`,
  },
  preco: {
    by: 'condition',
    kept: { gratuito: sql`c.gratuito`, livre: isFree },
    of: { gratuito: sql`livre`, pago: sql`NOT gratuito` },
    where: ({ preco }) => preco && (preco === 'gratuito' ? isFree : sql`NOT c.gratuito`),
  },
};

/** The facets of the offer `o`. One offer must keep them all. */
export const offerColumns: Record<FacetOf<'offer'>, FacetColumn> = {
  cidade: {
    by: 'row',
    table: 'cities',
    id: 'id_cidade',
    value: 'slug',
    where: ({ cidade }) =>
      cidade &&
      sql`o.id_cidade = ANY (ARRAY(SELECT id_cidade FROM cities WHERE slug = ANY (${textArray(cidade)})))`,
  },
  turno: {
    by: 'bit',
    where: ({ turno }) => turno && sql`o.turno = ANY (${textArray(turno)})`,
  },
  formato: {
    by: 'bit',
    where: ({ formato }) => formato && sql`o.formato = ANY (${textArray(formato)})`,
  },
};
