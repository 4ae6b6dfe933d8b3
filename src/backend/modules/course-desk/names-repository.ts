import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import type { NameList, ShownName } from '#/domain/school/name-lists.ts';

type StoredList = Exclude<NameList, 'turnos'>;

const tables: Record<StoredList, readonly [table: string, id: string]> = {
  categorias: ['modalities', 'id_modalidade'],
  areas: ['area_groups', 'id_grupo_area_atuacao'],
  assuntos: ['areas', 'id_area_atuacao'],
  tipos: ['course_types', 'id_tipo_curso'],
};

const isDescribed = (list: StoredList) => list === 'categorias' || list === 'areas';

/** The stored names of a list, in Portuguese order. */
export function listStoredNames(db: Database, list: StoredList): Promise<ShownName[]> {
  const [table, id] = tables[list].map((name) => sql.identifier(name));
  const ofArea = list === 'assuntos';
  const area = ofArea ? sql`g.nome` : sql`NULL`;
  return selectRows<ShownName>(
    db,
    sql`SELECT n.${id!}::text AS chave, n.nome, ${area} AS de,
        ${isDescribed(list) ? sql`n.descricao` : sql`NULL`} AS descricao FROM ${table!} n
      ${ofArea ? sql`JOIN area_groups g USING (id_grupo_area_atuacao)` : sql``}
      ORDER BY upper(${area}) COLLATE "und-x-icu", upper(n.nome) COLLATE "und-x-icu"`,
  );
}

/** How often names were changed; waits for others that change them. */
export async function lockNames(tx: Database): Promise<number> {
  const [row] = await selectRows<{ versao: number }>(
    tx,
    sql`SELECT versao FROM catalogue_names WHERE id = 1 FOR UPDATE`,
  );
  return row!.versao;
}

export async function findNamesVersion(db: Database): Promise<number> {
  const [row] = await selectRows<{ versao: number }>(db, sql`SELECT versao FROM catalogue_names`);
  return row!.versao;
}

/** @param names with a null for a name that stays */
export async function renameRows(
  tx: Database,
  list: StoredList,
  names: readonly { chave: string; nome: string | null; descricao: string | null }[],
): Promise<void> {
  const [table, id] = tables[list].map((name) => sql.identifier(name));
  const json = JSON.stringify(names);
  const wanted = sql`json_to_recordset(${json}::json) AS w (chave integer, nome text, descricao text)`;
  // Two that change their names with each other would meet the unique constraint.
  await tx.execute(sql`UPDATE ${table!} n SET nome = 'nome ' || w.chave || ' de ' || md5(${json})
    FROM ${wanted} WHERE n.${id!} = w.chave AND w.nome IS NOT NULL`);
  const described = isDescribed(list) ? sql`, descricao = w.descricao` : sql``;
  await tx.execute(sql`UPDATE ${table!} n SET nome = coalesce(w.nome, n.nome)${described}
    FROM ${wanted} WHERE n.${id!} = w.chave`);
}

export async function countNameChange(tx: Database): Promise<number> {
  const [row] = await selectRows<{ versao: number }>(
    tx,
    sql`UPDATE catalogue_names SET versao = versao + 1 RETURNING versao`,
  );
  return row!.versao;
}

/** @param names by code, of the shifts that the school calls otherwise */
export async function saveShiftNames(tx: Database, names: Record<string, string>): Promise<void> {
  await tx.execute(sql`UPDATE catalogue_names SET turnos = ${JSON.stringify(names)}::jsonb`);
}
