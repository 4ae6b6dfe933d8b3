import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { selectRows, type Database } from '#/backend/db/database.ts';
import { eventually } from '../../../support/eventually.ts';

export async function holdRows(db: Database, statement: SQL): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((settle) => (letGo = settle));
  let held = () => {};
  const holding = new Promise<void>((settle) => (held = settle));
  const transaction = db.transaction(async (tx) => {
    await tx.execute(statement);
    held();
    await released;
  });
  await Promise.race([holding, transaction]);
  return async () => {
    letGo();
    await transaction;
  };
}

export const someoneWaitsForARow = (db: Database, howMany = 1) =>
  eventually(async () => {
    const waiting = await selectRows(
      db,
      sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting.length).toBeGreaterThanOrEqual(howMany);
  });
