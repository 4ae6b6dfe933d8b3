import { drizzle } from 'drizzle-orm/pglite';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { databaseFolder } from '../data-folder.ts';
import { lockDataFolder } from '../data-folder-lock.ts';
import { openPglite } from '../embedded/pglite.ts';
import type { Dump, DumpedDatabase } from './dump.ts';
import { countRows, listAppliedNames } from './count-rows.ts';

/** The files of the embedded database as a compressed archive; no one else has them open meanwhile. */
export async function dumpEmbedded<Result>(
  dataDir: string,
  use: (dumped: DumpedDatabase) => Promise<Result>,
): Promise<Result> {
  const { client, release } = await openPglite({ dataDir });
  try {
    const db = drizzle(client);
    const facts = { rows: await countRows(db), migrations: await listAppliedNames(db) };
    // The archive is of the files, which the checkpoint brings up to date.
    await client.query('CHECKPOINT');
    const archive = await client.dumpDataDir('gzip');
    return await use({ kind: 'pglite', ...facts, dump: archive.stream() });
  } finally {
    await client.close();
    await release();
  }
}

/** Opens an archive in memory and counts its rows. */
export async function readEmbeddedDump(dump: Dump) {
  const { client, release } = await openPglite({ snapshot: await blobOf(dump) });
  try {
    return await countRows(drizzle(client));
  } finally {
    await client.close();
    await release();
  }
}

/**
 * Puts the database of an archive into the folder. One that is there is put aside under another name.
 * @returns the folder of what was put aside
 */
export async function restoreEmbedded(dataDir: string, dump: Dump, now: Date): Promise<string | undefined> {
  const folder = databaseFolder(dataDir);
  const aside = `${folder}-before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const wasFilled = existsSync(folder);
  if (wasFilled) {
    const unlock = await lockDataFolder(dataDir);
    await rename(folder, aside).finally(unlock);
  }
  try {
    const { client, release } = await openPglite({ dataDir, snapshot: await blobOf(dump) });
    await client.close();
    await release();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (wasFilled) await rename(aside, folder);
    throw error;
  }
  return wasFilled ? aside : undefined;
}

async function blobOf(dump: Dump): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of dump) parts.push(new Uint8Array(part));
  return new File(parts, 'postgres.tar.gz', { type: 'application/x-gzip' });
}
