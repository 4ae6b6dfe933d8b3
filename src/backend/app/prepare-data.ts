import { systemClock } from '#/domain/time/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { insertDemoBrand } from '../db/seed/content/demo-brand.ts';
import type { SeedSize } from '../settings.ts';
import { seedDatabase } from '../db/seed/seed-database.ts';

/**
 * Migrates a database and fills an empty one with the demonstration, if wanted. Returns whether it was
 * filled; rejects with one clear line when the database can't be used.
 */
export async function prepareData(
  database: OpenDatabase,
  { demo, demoSeed }: { demo: boolean; demoSeed?: SeedSize },
): Promise<boolean> {
  await migrate(database);
  if (!demo) return false;
  const seeded = await seedDatabase(database.pools.jobs, { clock: systemClock, size: demoSeed });
  // A demonstration that was filled before there were brands.
  if (!seeded) await insertDemoBrand(database.db, systemClock());
  return seeded;
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
