import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backUp, type BackupSettings, restore } from '#/backend/app/back-up.ts';
import { countRows } from '#/backend/db/backup/count-rows.ts';
import { type Database, openDatabase, type OpenDatabase, selectRows } from '#/backend/db/database.ts';
import { seedDatabase } from '#/backend/db/seed/seed-database.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../../support/backend/postgres-server.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { makeDataFolder } from '../../support/data-folder.ts';

const backupPassphrase = 'cavalo bateria grampo correto';
const clock = () => new Date();
const lacksPrograms =
  process.env.TEST_DATABASE === 'postgres' && spawnSync('pg_dump', ['--version']).error !== undefined;
const why = lacksPrograms ? ' (skipped: pg_dump isn’t installed here)' : '';
const cleanups: (() => unknown)[] = [];

let shop: BackupSettings;
let file: string;
let printed: string[];
let rows: Map<string, string>;
let signedIn: ApiClient;
let statusBefore: number;

async function emptyTarget(): Promise<BackupSettings> {
  const dataDir = await makeDataFolder('vitrine-backup-');
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') return { dataDir, backupPassphrase };
  const name = `vitrine_test_${randomBytes(8).toString('hex')}`;
  await createDatabase(template.serverUrl, name);
  cleanups.push(() => dropDatabase(template.serverUrl, name));
  return { dataDir, databaseUrl: withDatabaseName(template.serverUrl, name), backupPassphrase };
}

async function withShop<Result>(
  { dataDir, databaseUrl }: BackupSettings,
  use: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  return use(database).finally(database.close);
}

/** A digest of each table's rows. */
async function digestRows(db: Database): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const name of Object.keys(await countRows(db))) {
    const [row] = await selectRows<{ digest: string }>(
      db,
      sql`SELECT md5(coalesce(string_agg(t::text, chr(10) ORDER BY t::text), '')) AS digest FROM ${sql.identifier(name)} t`,
    );
    digests.set(name, row!.digest);
  }
  return digests;
}

async function refusal(settings: BackupSettings, from: string, replace = false): Promise<string> {
  return restore(settings, { file: from, replace }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
}

async function changedCopy(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(shop.dataDir, name);
  await writeFile(path, change(await readFile(file)));
  return path;
}

beforeAll(async () => {
  if (lacksPrograms) return;
  shop = await emptyTarget();
  await withShop(shop, async (database) => {
    await database.migrate();
    await seedDatabase(database.db, { clock, size: 'small' });
    const backend = await startTestBackend({ database });
    signedIn = new ApiClient(backend.url);
    await registerShopper(signedIn);
    statusBefore = (await signedIn.get('/api/getPersonData')).status;
    await backend.stop();
    rows = await digestRows(database.db);
  });
  file = join(shop.dataDir, 'shop.vitrine');
  printed = await backUp(shop, file);
});
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describe.skipIf(lacksPrograms)(`a backup${why}`, () => {
  test('lists the rows of its tables, and has no word of them in the open', async () => {
    expect(printed.join('\n')).toMatch(/^courses +20$/m);
    expect(printed.at(-1)).toMatch(
      /shop\.vitrine: [\d.]+ MiB, read back whole, SHA-256 of its contents [0-9a-f]{64}$/,
    );
    expect((await readFile(file)).includes('courses')).toBe(false);
    expect(readdirSync(shop.dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('doesn’t overwrite one that is there, and needs a passphrase', async () => {
    await expect(backUp(shop, file)).rejects.toThrow('is there already');
    await expect(backUp({ ...shop, backupPassphrase: undefined })).rejects.toThrow(
      'BACKUP_PASSPHRASE is missing',
    );
  });

  test('is restored with the same rows, without the sessions, and with a ledger that balances', async () => {
    expect(statusBefore).toBe(200);
    const target = await emptyTarget();
    const { lines, isRight } = await restore(target, { file, replace: false });
    expect(isRight).toBe(true);
    expect(lines.join('\n')).toMatch(/Ended sessions: [1-9]\d*\nThe ledger balances\./);
    await withShop(target, async (database) => {
      const restored = await digestRows(database.db);
      for (const digests of [rows, restored]) digests.delete('session_families');
      expect(restored).toEqual(rows);
      const backend = await startTestBackend({ database });
      const returning = new ApiClient(backend.url, signedIn.cookies);
      expect((await returning.get('/api/getPersonData')).status).toBe(401);
      expect((await returning.put('/api/refreshTokenUser')).status).toBe(401);
      await registerShopper(new ApiClient(backend.url));
      await backend.stop();
    });
  });

  test('goes into a filled database only where that was said, and what was there is put aside or gone', async () => {
    const target = await emptyTarget();
    await withShop(target, async ({ db, migrate }) => {
      await migrate();
      await db.execute(
        sql`INSERT INTO newsletter_subscriptions (email, versao_texto, pedido_em) VALUES ('a@b.c', '1', now())`,
      );
    });
    expect(await refusal(target, file)).toMatch(
      /^(?:There is a database in .* already|That database has \d+ tables already): --replace/,
    );
    const { lines } = await restore(target, { file, replace: true });
    await withShop(target, async ({ db }) => {
      expect(
        await selectRows(db, sql`SELECT email FROM newsletter_subscriptions WHERE email = 'a@b.c'`),
      ).toEqual([]);
      expect((await countRows(db)).courses).toBe(20);
    });
    if (target.databaseUrl) return;
    const aside = /^What was there is in (.+) now\.$/m.exec(lines.join('\n'))![1]!;
    expect(existsSync(join(aside, 'PG_VERSION'))).toBe(true);
  });

  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'leaves what is there where no program can put it in its place',
    async () => {
      const target = await emptyTarget();
      await withShop(target, ({ migrate }) => migrate());
      const path = process.env['PATH'];
      process.env['PATH'] = '';
      const said = await refusal(target, file, true).finally(() => (process.env['PATH'] = path));
      expect(said).toMatch(/^pg_restore is missing: install/);
      await withShop(target, async ({ db }) => expect(await countRows(db)).toHaveProperty('courses', 0));
    },
  );
});

describe.skipIf(lacksPrograms)(`nothing is restored${why}`, () => {
  test.each([
    [
      'with another passphrase',
      (bytes: Buffer) => bytes,
      'outra senha longa demais',
      'the passphrase is another one',
    ],
    [
      'when the last byte was changed',
      (bytes: Buffer) => flip(bytes, bytes.length - 1),
      undefined,
      'changed or cut off at byte',
    ],
    [
      'when a byte in the middle was changed',
      (bytes: Buffer) => flip(bytes, bytes.length >> 1),
      undefined,
      'changed or cut off at byte',
    ],
    [
      'when its first words were changed',
      (bytes: Buffer) => flip(bytes, 3),
      undefined,
      'this is no backup of the shop',
    ],
    [
      'when its salt was changed',
      (bytes: Buffer) => flip(bytes, 20),
      undefined,
      'its first bytes were changed',
    ],
    [
      'when it was cut off',
      (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000),
      undefined,
      'changed or cut off at byte',
    ],
    [
      'when it was cut between two chunks',
      (bytes: Buffer) => bytes.subarray(0, 48 + 3 * (64 * 1024 + 16)),
      undefined,
      'changed or cut off at byte',
    ],
    ['when two chunks changed places', swapChunks, undefined, 'changed or cut off at byte'],
    ['when it is empty', () => Buffer.alloc(0), undefined, 'this is no backup of the shop'],
  ])('%s', async (name, change, passphrase, reason) => {
    const target = await emptyTarget();
    const from = await changedCopy(`${name.replaceAll(' ', '-')}.vitrine`, change);
    const settings = passphrase === undefined ? target : { ...target, backupPassphrase: passphrase };
    expect(await refusal(settings, from)).toContain(reason);
    expect(existsSync(join(target.dataDir, 'postgres'))).toBe(false);
    if (target.databaseUrl) await withShop(target, async ({ db }) => expect(await countRows(db)).toEqual({}));
  });

  test('into a database of the other kind', async () => {
    const other = shop.databaseUrl
      ? { ...shop, databaseUrl: undefined }
      : { ...shop, databaseUrl: 'postgres://postgres@127.0.0.1:1/none' };
    expect(await refusal(other, file)).toMatch(
      /^This backup is of (?:PostgreSQL: set|the embedded database: leave out) DATABASE_URL\.$/,
    );
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at]! ^= 1;
  return bytes;
}

function swapChunks(bytes: Buffer): Buffer {
  const size = 64 * 1024 + 16;
  const [first, second] = [bytes.subarray(48, 48 + size), bytes.subarray(48 + size, 48 + 2 * size)];
  return Buffer.concat([bytes.subarray(0, 48), second, first, bytes.subarray(48 + 2 * size)]);
}
