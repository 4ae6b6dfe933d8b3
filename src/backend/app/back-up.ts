import { existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock } from '#/domain/time/clock.ts';
import { SealedStreamError } from '../crypto/sealed-stream.ts';
import type { RowCounts } from '../db/backup/count-rows.ts';
import type { DumpedDatabase } from '../db/backup/dump.ts';
import { dumpEmbedded, readEmbeddedDump, restoreEmbedded } from '../db/backup/embedded-dump.ts';
import {
  dumpPostgres,
  examineTarget,
  readPostgresDump,
  restorePostgres,
} from '../db/backup/postgres-dump.ts';
import { countRows } from '../db/backup/count-rows.ts';
import { databaseFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/database.ts';
import { readMigrations } from '../db/migrate/read-migrations.ts';
import { endEverySession } from '../modules/identity/session/end-session.ts';
import { checkLedger } from '../modules/ledger/check-ledger.ts';
import { type Manifest, openBackup, writeBackup } from './backup-file.ts';

export interface BackupSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  backupPassphrase?: string | undefined;
}

const passphraseMissing =
  'BACKUP_PASSPHRASE is missing: set it to at least 16 characters, and store it where the shop’s server is not.';

/**
 * Writes the whole database, which has the uploaded files too, encrypted to a file, and reads it back.
 * @param path a file, or a folder, in which the file gets a name with the time
 * @returns the lines to print
 * @throws with one clear line when it can't be done
 */
export async function backUp(settings: BackupSettings, path = 'backups'): Promise<string[]> {
  const passphrase = passphraseOf(settings);
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(databaseFolder(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const madeAt = systemClock().toISOString();
  const file = path.endsWith('.vitrine')
    ? path
    : join(path, `${madeAt.slice(0, 19).replaceAll(':', '-')}Z.vitrine`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  await mkdir(dirname(file), { recursive: true });
  const write = async ({ dump, ...facts }: DumpedDatabase) => {
    const manifest: Manifest = { format: 1, madeAt, ...facts };
    return { manifest, digest: await writeBackup(file, { manifest, dump, passphrase }) };
  };
  const { manifest, digest } = databaseUrl
    ? await dumpPostgres(databaseUrl, write)
    : await dumpEmbedded(dataDir, write);
  try {
    await verify(file, passphrase, digest);
  } catch (error) {
    await rename(file, `${file}.unusable`);
    throw error;
  }
  const { size } = await stat(file);
  return [
    ...describeRows(manifest.rows),
    '',
    `${file}: ${(size / 1024 / 1024).toFixed(1)} MiB, read back whole, SHA-256 of its contents ${digest}`,
  ];
}

async function verify(file: string, passphrase: string, digest: string): Promise<void> {
  const backup = await openBackup(file, passphrase);
  if (backup.manifest.kind === 'pglite') {
    assertSameRows(backup.manifest.rows, await readEmbeddedDump(backup.dump));
  } else {
    await readPostgresDump(backup.dump);
  }
  if (backup.digest() !== digest) throw new Error(`${file} was read back with other contents.`);
}

/**
 * Puts a backup into an empty database, or with `replace` in place of a filled one; then brings it up to
 * date, ends all sessions and checks the ledger.
 * @returns the lines to print
 * @throws with one clear line when it can't be done
 */
export async function restore(
  settings: BackupSettings,
  { file, replace }: { file: string; replace: boolean },
): Promise<{ lines: string[]; isRight: boolean }> {
  const passphrase = passphraseOf(settings);
  const { dataDir, databaseUrl } = settings;
  // All of it, before anything is touched: what was changed may be at the end.
  const manifest = await readWhole(file, passphrase);
  await assertFits(manifest, settings, replace);
  // What is there is deleted first: then nothing may be missing that takes its place.
  if (databaseUrl && replace) await readPostgresDump((await openBackup(file, passphrase)).dump);
  const { dump } = await openBackup(file, passphrase);
  const lines = [`${file}, made at ${manifest.madeAt}`, ''];
  if (databaseUrl) {
    await restorePostgres(databaseUrl, dump, replace);
  } else {
    const aside = await restoreEmbedded(dataDir, dump, systemClock());
    if (aside) lines.push(`What was there is in ${aside} now.`);
  }
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const { db } = database;
    assertSameRows(manifest.rows, await countRows(db));
    lines.push(...describeRows(manifest.rows), '');
    await database.migrate();
    lines.push(`Ended sessions: ${await endEverySession(db, systemClock())}`);
    const { isBalanced, differences } = await checkLedger(db);
    const isRight = isBalanced && differences.length === 0;
    lines.push(
      isRight
        ? 'The ledger balances.'
        : `THE LEDGER DOES NOT BALANCE: npm run ledger shows its ${differences.length} differences.`,
      `The database in ${database.location} is restored.`,
    );
    return { lines, isRight };
  } finally {
    await database.close();
  }
}

async function readWhole(file: string, passphrase: string): Promise<Manifest> {
  try {
    const { manifest, dump } = await openBackup(file, passphrase);
    for await (const _ of dump);
    return manifest;
  } catch (error) {
    if (!(error instanceof SealedStreamError)) throw error;
    throw new Error(`${file} can’t be restored: ${error.message}.`, { cause: error });
  }
}

async function assertFits(
  { kind, migrations }: Manifest,
  { dataDir, databaseUrl }: BackupSettings,
  replace: boolean,
): Promise<void> {
  if ((kind === 'postgres') !== (databaseUrl !== undefined)) {
    throw new Error(
      kind === 'postgres'
        ? 'This backup is of PostgreSQL: set DATABASE_URL.'
        : 'This backup is of the embedded database: leave out DATABASE_URL.',
    );
  }
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const later = migrations.filter((name) => !known.has(name));
  if (later.length > 0) {
    throw new Error(`A later version of the shop made this backup: this one lacks ${later.join(', ')}.`);
  }
  if (!databaseUrl) {
    if (existsSync(databaseFolder(dataDir)) && !replace) {
      throw new Error(`There is a database in ${dataDir} already: --replace puts it aside.`);
    }
    return;
  }
  const { tables, shops } = await examineTarget(databaseUrl);
  if (shops > 0) throw new Error('A shop is running on that database: stop it first.');
  if (tables > 0 && !replace) {
    throw new Error(`That database has ${tables} tables already: --replace deletes them.`);
  }
}

function assertSameRows(expected: RowCounts, found: RowCounts): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => expected[name] !== found[name]);
  if (wrong.length > 0) {
    const lines = wrong.map((name) => `${name} ${found[name] ?? 'missing'} instead of ${expected[name]}`);
    throw new Error(`These tables have other rows than the backup: ${lines.join(', ')}.`);
  }
}

function describeRows(rows: RowCounts): string[] {
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  const width = Math.max(0, ...filled.map(([name]) => name.length));
  return filled.map(([name, count]) => `${name.padEnd(width)} ${String(count).padStart(10)}`);
}

function passphraseOf({ backupPassphrase }: BackupSettings): string {
  if (backupPassphrase === undefined) throw new Error(passphraseMissing);
  return backupPassphrase;
}
