import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';

interface Column {
  place: string;
  table: string;
  type: string;
  nullable: boolean;
  filled: boolean;
}

interface Rule {
  table: string;
  text: string;
  /** Those it is about; empty where it can't be told. */
  columns: string[];
}

/** What programs that use a database rely on: its columns, the rules for its rows, and its functions. */
export interface Shape {
  columns: Column[];
  /** Constraints, unique indexes and triggers: what may refuse a row, or change one. */
  rules: Rule[];
  functions: string[];
}

export async function readShape(db: Database): Promise<Shape> {
  return {
    columns: await selectRows<Column>(
      db,
      sql`SELECT table_name || '.' || column_name AS place, table_name AS table, is_nullable = 'YES' AS nullable,
        concat_ws(' ', udt_name, character_maximum_length, numeric_precision, numeric_scale) AS type,
        column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS' AS filled
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`,
    ),
    rules: await selectRows<Rule>(
      db,
      sql`SELECT conrelid::regclass::text AS table, conname || ' ' || pg_get_constraintdef(oid) AS text,
        ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS columns
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT indrelid::regclass::text, pg_get_indexdef(indexrelid),
        ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey))
      FROM pg_index JOIN pg_class c ON c.oid = indexrelid
      WHERE indisunique AND c.relnamespace = 'public'::regnamespace
      UNION ALL SELECT tgrelid::regclass::text, pg_get_triggerdef(oid), '{}' FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1, 2`,
    ),
    functions: (
      await selectRows<{ name: string }>(
        db,
        sql`SELECT oid::regprocedure::text AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = p.oid AND deptype = 'e') ORDER BY 1`,
      )
    ).map(({ name }) => name),
  };
}

/**
 * Where a program made for the database of before can fail on that of after: what it reads is gone or of
 * another type, or what it writes may be refused.
 */
export function findNarrowings(before: Shape, after: Shape): string[] {
  const oldTables = new Set(before.columns.map(({ table }) => table));
  const oldPlaces = new Map(before.columns.map((column) => [column.place, column]));
  const newPlaces = new Map(after.columns.map((column) => [column.place, column]));
  // What is only about columns that the program of before leaves empty refuses nothing of it.
  const isOfOldColumns = ({ table, columns }: Rule) =>
    columns.length === 0 || columns.some((name) => oldPlaces.has(`${table}.${name}`));
  const oldRules = new Set(before.rules.map(({ table, text }) => `${table}: ${text}`));
  return [
    ...before.columns.flatMap((old) => {
      const now = newPlaces.get(old.place);
      if (!now) return [`${old.place} is gone`];
      return [
        ...(now.type === old.type ? [] : [`${old.place} is ${now.type}, was ${old.type}`]),
        ...(now.nullable || !old.nullable ? [] : [`${old.place} is no longer nullable`]),
        ...(now.nullable && !old.nullable ? [`${old.place} may be null now`] : []),
        ...(old.filled && !now.filled ? [`${old.place} has no default any more`] : []),
      ];
    }),
    ...after.columns
      .filter(({ place, table }) => oldTables.has(table) && !oldPlaces.has(place))
      .filter(({ nullable, filled }) => !nullable && !filled)
      .map(({ place }) => `${place} is new and must be given`),
    ...after.rules
      .filter((rule) => oldTables.has(rule.table) && !oldRules.has(`${rule.table}: ${rule.text}`))
      .filter(isOfOldColumns)
      .map(({ table, text }) => `${table} has a new rule: ${text}`),
    ...before.functions
      .filter((name) => !after.functions.includes(name))
      .map((name) => `function ${name} is gone`),
  ];
}
