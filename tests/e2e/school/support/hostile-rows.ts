import type { PGlite } from '@electric-sql/pglite';
import { hostileTexts, spoil } from '../../../support/hostile/hostile-text.ts';

/** Mails are composed by the shop, and shown as they were sent. */
const composedHere = new Set(['kept_mails.html', 'kept_mails.texto']);

interface Column {
  tabela: string;
  coluna: string;
  tipo: 'text' | 'json' | 'list';
}

/**
 * Puts hostile text wherever a person could have typed any, past the program, as far as the database lets it
 * in. Gives the names of the columns that hold some now.
 */
export async function plantHostileText(data: PGlite): Promise<string[]> {
  const { rows: columns } = await data.query<Column>(`
    SELECT c.relname AS tabela, a.attname AS coluna,
      CASE WHEN t.typname IN ('json', 'jsonb') THEN 'json' WHEN t.typname IN ('_text', '_varchar') THEN 'list' ELSE 'text' END AS tipo
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_type t ON t.oid = a.atttypid
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND t.typname IN ('text', 'varchar', 'json', 'jsonb', '_text', '_varchar')
    ORDER BY 1, 2`);
  const spoilt: string[] = [];
  for (const { tabela, coluna, tipo } of columns) {
    const name = `${tabela}.${coluna}`;
    if (composedHere.has(name)) continue;
    const wholeTable = tipo === 'text' && (await setAll(data, tabela, coluna));
    if (wholeTable || (await setRows(data, tabela, coluna, tipo))) spoilt.push(name);
  }
  return spoilt;
}

async function setAll(data: PGlite, table: string, column: string): Promise<boolean> {
  for (const text of hostileTexts) {
    const result = await data
      .query(
        `UPDATE "${table}" SET "${column}" = $1 WHERE "${column}" ~ '\\s|^[[:upper:]][[:lower:]]+$' AND "${column}" !~ '^https?:'`,
        [text],
      )
      .catch(() => undefined);
    if (result) return result.affectedRows! > 0;
  }
  return false;
}

/** Row by row, since each has its own limits or its own text to be put into. */
async function setRows(data: PGlite, table: string, column: string, type: Column['tipo']): Promise<boolean> {
  const { rows } = await data.query<{ lugar: string; valor: unknown }>(
    `SELECT ctid::text AS lugar, "${column}" AS valor FROM "${table}" WHERE "${column}" IS NOT NULL LIMIT 2000`,
  );
  let count = 0;
  for (const { lugar, valor } of rows) {
    for (const text of hostileTexts) {
      const now = spoil(valor, text);
      if (JSON.stringify(now) === JSON.stringify(valor)) break;
      const isIn = await data
        .query(`UPDATE "${table}" SET "${column}" = $1 WHERE ctid = '${lugar}'`, [
          type === 'json' ? JSON.stringify(now) : now,
        ])
        .then(() => true)
        .catch(() => false);
      if (isIn) count += 1;
      if (isIn) break;
    }
  }
  return count > 0;
}
