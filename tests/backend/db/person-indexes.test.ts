import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { withDatabase } from '../../support/backend/database.ts';

const database = withDatabase();

const rare = new Set(['coupon_uses.id_pessoa']);

test('what belongs to a person is found by the person without reading the whole table', async () => {
  const rows = await selectRows<{ column: string; indexed: boolean }>(
    database.db,
    sql`
      SELECT c.conrelid::regclass || '.' || a.attname AS column,
        EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]) AS indexed
      FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'persons'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(8);
  const slow = rows.filter(({ column, indexed }) => !indexed && !rare.has(column));
  expect(slow.map(({ column }) => column)).toEqual([]);
});
