import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Migrates and seeds the database of the first argument with the code of the folder that this is run in. */
const [databaseUrl] = process.argv.slice(2);

const load = (path: string): Promise<unknown> =>
  import(pathToFileURL(join(process.cwd(), 'src', 'backend', 'db', path)).href);

const { openDatabase } = (await load('database.ts')) as {
  openDatabase: (
    options: object,
  ) => Promise<{ db: object; migrate(): Promise<void>; close(): Promise<void> }>;
};
const { seedDatabase } = (await load('seed/seed-database.ts')) as {
  seedDatabase: (db: object, options: object) => Promise<boolean>;
};
const database = await openDatabase({ databaseUrl });
await database.migrate();
await seedDatabase(database.db, { clock: () => new Date(), size: 'small' });
await database.close();
