import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { openDatabase } from '#/backend/db/database.ts';
import { openPglite } from '#/backend/db/embedded/pglite.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { openTestDatabase, readSnapshot, type TestDatabase } from './database.ts';
import type { DatabaseTemplate } from './database-template.ts';
import { createDatabase, withDatabaseName } from './postgres-server.ts';

const clock = () => new Date();

let made: { day: string; template: Promise<DatabaseTemplate> } | undefined;

/** A copy of a database that each worker seeds once: to seed one takes seconds, to copy it a moment. */
export async function openSeededDatabase(): Promise<TestDatabase> {
  const day = calendarDay(clock());
  if (made?.day !== day) made = { day, template: seedTemplate(inject('databaseTemplate')) };
  return openTestDatabase(await made.template);
}

async function seedTemplate(empty: DatabaseTemplate): Promise<DatabaseTemplate> {
  const mark = randomBytes(4).toString('hex');
  if (empty.kind === 'pglite') {
    const { client, release } = await openPglite({ snapshot: await readSnapshot(empty) });
    await seedDatabase(drizzle(client), { clock });
    const snapshot = await client.dumpDataDir('none');
    await client.close();
    await release();
    const snapshotFile = `${empty.snapshotFile}.${mark}`;
    await writeFile(snapshotFile, Buffer.from(await snapshot.arrayBuffer()));
    return { kind: 'pglite', snapshotFile };
  }
  const templateName = `${empty.templateName}_${mark}`;
  await createDatabase(empty.serverUrl, templateName, empty.templateName);
  const opened = await openDatabase({ databaseUrl: withDatabaseName(empty.serverUrl, templateName) });
  await seedDatabase(opened.db, { clock });
  await opened.close();
  return { ...empty, templateName };
}
