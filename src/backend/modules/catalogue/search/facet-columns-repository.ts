import { sql, type SQL } from 'drizzle-orm';
import { CATEGORY_IDS } from '#/domain/catalogue/category-ids.ts';
import { type Facet, facets } from '#/domain/catalogue/facets.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import type { CourseNarrowing } from './course-narrowing.ts';

export interface FacetColumn {
  /** The value of the course `c` or the offer `o`: a code of the facet, or the id of a row; '' for none. */
  column: SQL;
  rows?: { table: string; id: string; value: string };
  /** Codes that the school calls otherwise than the facet, as a JSON object. */
  names?: SQL;
}

type FacetOf<Of extends Facet['of']> = Extract<Facet, { of: Of }>['name'];

/** Free courses but for graduation, as the free filter shows them (CATALOGUE-12). */
const isFree = sql`c.gratuito AND c.id_modalidade <> ${sql.raw(String(CATEGORY_IDS.Graduação))}`;

export const courseColumns: Record<FacetOf<'course'>, FacetColumn> = {
  modalidade: {
    column: sql`c.id_modalidade`,
    rows: { table: 'modalities', id: 'id_modalidade', value: 'slug' },
  },
  area: {
    column: sql`c.id_grupo_area_atuacao`,
    rows: { table: 'area_groups', id: 'id_grupo_area_atuacao', value: 'icone_slug' },
  },
  tipo_curso: {
    column: sql`c.id_tipo_curso`,
    rows: { table: 'course_types', id: 'id_tipo_curso', value: 'id_tipo_curso' },
  },
  preco: { column: sql`CASE WHEN NOT c.gratuito THEN 'pago' WHEN ${isFree} THEN 'gratuito' ELSE '' END` },
};

/** The facets of the offer `o`. One offer must keep them all. */
export const offerColumns: Record<FacetOf<'offer'>, FacetColumn> = {
  cidade: { column: sql`o.id_cidade`, rows: { table: 'cities', id: 'id_cidade', value: 'slug' } },
  turno: { column: sql`o.turno`, names: sql`(SELECT turnos FROM catalogue_names)` },
  formato: { column: sql`o.formato` },
};

export function offerConditions(narrowing: CourseNarrowing): SQL[] {
  return facets.flatMap((facet) => {
    const chosen = narrowing[facet.name];
    if (facet.of !== 'offer' || !chosen) return [];
    const { column, rows } = offerColumns[facet.name];
    const values = textArray([chosen].flat().map(String));
    if (!rows) return [sql`${column} = ANY (${values})`];
    const [table, id, value] = [rows.table, rows.id, rows.value].map((name) => sql.raw(name));
    return [sql`${column} = ANY (ARRAY(SELECT ${id!} FROM ${table!} WHERE ${value!} = ANY (${values})))`];
  });
}
