import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('support/write-rows.ts', import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function writeUntilKilled(rows: number): Promise<{ found: number[]; stored: number[] }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  let found: number[] | undefined;
  const stored: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, value = ''] = line.split(' ');
    if (word === 'found') found = value === '' ? [] : value.split(',').map(Number);
    if (word !== 'kept') continue;
    stored.push(Number(value));
    if (stored.length === rows) void delay(Math.random() * 5).then(() => child.kill('SIGKILL'));
  }
  await ended;
  if (!found || child.signalCode !== 'SIGKILL') throw new Error(`the program ended by itself: ${problem}`);
  return { found, stored };
}

// It is about the embedded database: no need to repeat it in the run on PostgreSQL.
test.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'a process killed in the middle of writing, 8 times, loses no row it was told is kept',
  async () => {
    const acknowledged: number[] = [];
    for (let round = 1; round <= 8; round++) {
      const { found, stored } = await writeUntilKilled(randomInt(1, 60));
      expect(found).toEqual(expect.arrayContaining(acknowledged));
      acknowledged.push(...stored);
    }
    const { found } = await writeUntilKilled(1);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
  },
  600_000,
);
