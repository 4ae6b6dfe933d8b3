import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderLockedError, lockDataFolder } from '#/backend/db/data-folder-lock.ts';
import { processStart } from '#/backend/db/process-facts.ts';

const program = fileURLToPath(new URL('support/hold-lock.ts', import.meta.url));
const uuid = '00000000-0000-4000-8000-000000000000';

let dataDir: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** Another process that takes the lock, after a line on its input, and keeps it. */
async function startHolder() {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const nextWord = async () => String(((await once(child.stdout, 'data')) as [Buffer])[0]).trim();
  expect(await nextWord()).toBe('ready');
  return {
    child,
    take: () => {
      const word = nextWord();
      child.stdin.write('go\n');
      return word;
    },
  };
}

describe('the lock of a data folder', () => {
  test('is refused while another process holds it, in words a person understands', async () => {
    const { child, take } = await startHolder();
    expect(await take()).toBe('held');
    const refused = lockDataFolder(dataDir);
    await expect(refused).rejects.toBeInstanceOf(DataFolderLockedError);
    const message = await refused.catch((error: Error) => error.message);
    expect(message).toContain(`The data folder ${dataDir} is in use by process ${child.pid}`);
    expect(message).toContain(`Stop it with "kill ${child.pid}", or set DATA_DIR to another folder.`);
    if (process.platform === 'linux') expect(message).toContain(`hold-lock.ts ${dataDir})`);
  });

  test('is refused to the same process, and free again after its release', async () => {
    const release = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toBeInstanceOf(DataFolderLockedError);
    await release();
    await (
      await lockDataFolder(dataDir)
    )();
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('is taken over from a process that was killed', async () => {
    const { child, take } = await startHolder();
    await take();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await readdir(dataDir)).toHaveLength(1);
    const release = await lockDataFolder(dataDir);
    expect(await readdir(dataDir)).toHaveLength(1);
    await release();
  });

  test('is taken over when the dead process had our own number', async () => {
    await writeFile(join(dataDir, `lock-${process.pid}-1-${uuid}`), '');
    const release = await lockDataFolder(dataDir);
    await release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'is taken over when a living process has only inherited the number',
    async () => {
      const started = await processStart(process.ppid);
      await writeFile(join(dataDir, `lock-${process.ppid}-${started! + 1}-${uuid}`), '');
      await (
        await lockDataFolder(dataDir)
      )();
      await writeFile(join(dataDir, `lock-${process.ppid}-${started}-${uuid}`), '');
      await expect(lockDataFolder(dataDir)).rejects.toBeInstanceOf(DataFolderLockedError);
    },
  );

  test('left by a dead process goes to exactly one of several that start at once', async () => {
    const holders = await Promise.all(Array.from({ length: 6 }, startHolder));
    for (let round = 0; round < 5; round++) {
      await writeFile(join(dataDir, `lock-999999999-1-${uuid}`), '');
      const words = await Promise.all(holders.map(({ take }) => take()));
      expect(words.filter((word) => word === 'held')).toHaveLength(1);
      const winner = holders[words.indexOf('held')]!;
      const ended = once(winner.child, 'exit');
      winner.child.kill('SIGKILL');
      await ended;
      holders.splice(holders.indexOf(winner), 1);
    }
  }, 180_000);
});
