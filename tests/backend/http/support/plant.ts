import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';

interface Wish {
  table: string;
  place: string;
  column: string;
  type: string;
  value: string;
}

/** Puts a value into a column of one row, past the program. Undefined when the database itself refuses it. */
export async function plant(
  db: Database,
  { table, place, column, type, value }: Wish,
): Promise<{ undo(): Promise<string> } | undefined> {
  const set = async (at: string, expression: ReturnType<typeof sql>) => {
    const [row] = await selectRows<{ lugar: string }>(
      db,
      sql`UPDATE ${sql.raw(table)} SET ${sql.identifier(column)} = (${expression})::${sql.raw(type)} WHERE ctid = ${at}::tid
        RETURNING ctid::text AS lugar`,
    );
    return row!.lugar;
  };
  const [old] = await selectRows<{ valor: string | null }>(
    db,
    sql`SELECT ${sql.identifier(column)}::text AS valor FROM ${sql.raw(table)} WHERE ctid = ${place}::tid`,
  );
  let now: string;
  try {
    now = await set(place, sql.raw(value));
  } catch {
    return undefined;
  }
  // The audit log lets nothing be written back.
  return { undo: () => set(now, sql`${old!.valor}::text`).catch(() => now) };
}
