import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { openTestDatabase, withDatabase } from '../../support/backend/database.ts';

describe('a test database', () => {
  const database = withDatabase();

  test('is migrated, empty, and on the database the run asked for', async () => {
    const [row] = await selectRows<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from modalities`,
    );
    expect(row).toEqual({ count: 0 });
    expect(database.kind).toBe(process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite');
  });

  test('shares nothing with another one', async () => {
    const other = await openTestDatabase();
    try {
      await other.db.execute(sql`create table only_here (id integer)`);
      const [row] = await selectRows<{ found: string | null }>(
        database.db,
        sql`select to_regclass('only_here') as found`,
      );
      expect(row).toEqual({ found: null });
    } finally {
      await other.close();
    }
  });
});
