import type { Sql } from 'postgres';

const rowsPerTable = 5;
/** Pictures would make most of a dump. */
const largestRow = 4000;
const bytesOfPictures = 100;

/**
 * Keeps a few rows of each table, with all that they refer to: enough for an upgrade to have something to
 * carry over. Only the owner of a database of its own may call it.
 */
export async function trimDatabase(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
  const references = await sql<{ from: string; to: string; pairs: string }[]>`
    SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to,
      (SELECT string_agg(format('t.%I = r.%I', f.attname, a.attname), ' AND ') FROM unnest(conkey, confkey) AS k (a, f)
        JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.a
        JOIN pg_attribute f ON f.attrelid = confrelid AND f.attnum = k.f) AS pairs
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;
  await sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`;
    await tx`CREATE TEMP TABLE remaining (name text, place tid, PRIMARY KEY (name, place)) ON COMMIT DROP`;
    for (const { name } of tables) {
      await tx.unsafe(
        `INSERT INTO remaining SELECT '${name}', ctid FROM ${name} t
         WHERE pg_column_size(t.*) < ${largestRow} ORDER BY ctid DESC LIMIT ${rowsPerTable}`,
      );
    }
    for (let added = 1; added > 0;) {
      added = 0;
      for (const { from, to, pairs } of references) {
        const { count } = await tx.unsafe(
          `INSERT INTO remaining SELECT DISTINCT '${to}', t.ctid FROM ${to} t JOIN ${from} r ON ${pairs}
           JOIN remaining k ON k.name = '${from}' AND k.place = r.ctid ON CONFLICT DO NOTHING`,
        );
        added += count;
      }
    }
    for (const { name } of tables) {
      await tx.unsafe(
        `DELETE FROM ${name} WHERE ctid NOT IN (SELECT place FROM remaining WHERE name = '${name}')`,
      );
    }
    const pictures = await tx<{ name: string; column: string }[]>`
      SELECT attrelid::regclass::text AS name, quote_ident(attname) AS column FROM pg_attribute
      JOIN pg_class c ON c.oid = attrelid AND relkind = 'r' AND relnamespace = 'public'::regnamespace
      WHERE atttypid = 'bytea'::regtype AND attnum > 0 AND NOT attisdropped`;
    for (const { name, column } of pictures) {
      await tx.unsafe(
        `UPDATE ${name} SET ${column} = substr(${column}, 1, ${bytesOfPictures}) WHERE length(${column}) > ${largestRow}`,
      );
    }
  });
}
