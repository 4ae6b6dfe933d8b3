import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { facets, type FacetName } from '#/domain/catalogue/facets.ts';
import { courseColumns, type FacetColumn, offerColumns } from './facet-columns-repository.ts';

const columnOf: Record<FacetName, FacetColumn> = { ...courseColumns, ...offerColumns };

export interface FacetRow {
  id: number;
  valor: string;
  nome: string;
}

/** Of a facet of codes: those that the school calls otherwise. */
export type FacetRows = Partial<Record<FacetName, FacetRow[]>>;

export async function readFacetRows(db: Database): Promise<FacetRows> {
  const selects = facets.flatMap(({ name }) => {
    const { rows, names } = columnOf[name];
    if (names) {
      return [
        sql`${sql.raw(`'${name}'`)}, (SELECT coalesce(json_agg(json_build_object('id', 0, 'valor', key, 'nome', value)), '[]') FROM jsonb_each_text(${names}))`,
      ];
    }
    if (!rows) return [];
    const [table, id, value] = [rows.table, rows.id, rows.value].map((text) => sql.raw(text));
    return [
      sql`${sql.raw(`'${name}'`)}, (SELECT coalesce(json_agg(json_build_object('id', ${id!}, 'valor', ${value!}::text, 'nome', nome)), '[]') FROM ${table!})`,
    ];
  });
  const [row] = await selectRows<{ rows: FacetRows }>(
    db,
    sql`SELECT json_build_object(${sql.join(selects, sql`, `)}) AS rows`,
  );
  return row!.rows;
}
