import { parseArgs } from 'node:util';
import { systemClock } from '#/domain/time/clock.ts';
import { openDatabase } from '../database.ts';
import { seedDatabase } from './seed-database.ts';

/**
 * Migrates and seeds a database by hand, for benchmarks: `tsx src/backend/db/seed/seed-command.ts
 * --database-url postgres://… --courses 100000` (or `--data-dir folder`).
 */
const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    'data-dir': { type: 'string' },
    courses: { type: 'string', default: '0' },
  },
});
const courses = Number(values.courses);
if (!Number.isInteger(courses) || courses < 0) throw new Error('--courses takes a whole number');

const databaseUrl = values['database-url'];
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: values['data-dir'] });
try {
  await database.migrate();
  const start = performance.now();
  const seeded = await seedDatabase(database.db, { clock: systemClock, courses });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    seeded
      ? `seeded in ${seconds} s: ${database.location}\n`
      : `not empty, left as it is: ${database.location}\n`,
  );
} finally {
  await database.close();
}
