import { systemClock } from '#/domain/time/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { seedDatabase } from '../db/seed/seed-database.ts';

/**
 * Migrates a database and fills an empty one with the demonstration, if wanted. Returns whether it was
 * filled; rejects with one clear line when the database can't be used.
 */
export async function prepareData(database: OpenDatabase, { demo }: { demo: boolean }): Promise<boolean> {
  await migrate(database);
  return demo && (await seedDatabase(database.lanes.jobs, { clock: systemClock }));
}

async function migrate(database: OpenDatabase): Promise<void> {
  try {
    await database.migrate();
  } catch (error) {
    // The driver's errors for a server that isn't there may have no message at all.
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `The database at ${database.location} can't be used: ${message || code || 'no response'}`,
      {
        cause: error,
      },
    );
  }
}
