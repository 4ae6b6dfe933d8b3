import { sql, type SQL } from 'drizzle-orm';

export function integerArray(values: readonly number[]): SQL {
  return sql`string_to_array(${values.join(',')}, ',')::int[]`;
}

/**
 * A few integers as one array parameter whose length the planner doesn't see, or PostgreSQL would plan the
 * statement at each execution.
 */
export function fewIntegers(values: readonly number[]): SQL {
  return sql`ARRAY(SELECT unnest(${integerArray(values)}))`;
}

/** Texts of the code, never of people's, written into the statement: parameters hide partial indexes. */
export function literalTexts(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}

export function textArray(values: readonly string[]): SQL {
  return sql`string_to_array(${values.join('\n')}, E'\\n')`;
}
