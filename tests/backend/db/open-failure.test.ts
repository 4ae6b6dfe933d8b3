import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#/backend/db/data-folder.ts';
import { openDatabase } from '#/backend/db/database.ts';
import { describeOpenFailure } from '#/backend/db/embedded/describe-open-failure.ts';

test('a damaged data folder is told as such, with the way on, and lets the folder go', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-damaged-'));
  await (await openDatabase({ dataDir })).close();
  await writeFile(join(databaseFolder(dataDir), 'global/pg_control'), Buffer.alloc(100));
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The database in ${dataDir} can't be opened: its files are damaged or incomplete. Put a backup of the folder in its place, or move the folder away to start with new data.`,
    );
  }
  await rm(dataDir, { recursive: true });
});

test('a full disk and a folder that may not be used are distinguished from damage', async () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: refused`), { code });
  expect(await describeOpenFailure(tmpdir(), failure('ENOSPC'))).toContain('the disk is full');
  expect(await describeOpenFailure(tmpdir(), failure('EACCES'))).toContain('EACCES: refused');
});
