import { sql, type SQL } from 'drizzle-orm';

/** Integers as one array parameter, whatever their number. */
export function integerArray(values: readonly number[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')::int[]`;
}

/** Texts without a line feed, such as slugs, as one array parameter. */
export function textArray(values: readonly string[]): SQL {
  return sql`string_to_array(${values.join('\n')}, E'\\n')`;
}
