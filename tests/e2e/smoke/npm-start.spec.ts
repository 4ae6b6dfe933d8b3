import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../../support/ports.ts';
import { isRunning } from '../../support/process-tree.ts';
import { test } from '../steps/test.ts';

test.skip(process.platform === 'win32', 'processes there have no parent to follow');

let dataDir: string;
let port: number;
let npm: ChildProcess;
let server: number | undefined;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-npm-'));
  port = await findFreePort();
});
test.afterAll(async () => {
  npm.kill('SIGKILL');
  if (server !== undefined && isRunning(server)) process.kill(server, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BACKEND_URL: '',
      SITE_URL: '',
      BACKEND_PORT: '',
      DATABASE_URL: '',
      DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  });
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
  const lock = (await readdir(dataDir)).find((name) => name.startsWith('lock-'));
  server = Number(lock?.split('-')[1]);
}

async function isServed(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function postSlowly(meanwhile: () => void): Promise<number | undefined> {
  const body = Buffer.from('formulario=administrador&nome=Ana&email=ninguem&senha=Errada123');
  const posted = request(`http://127.0.0.1:${port}/comecar`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      origin: `http://127.0.0.1:${port}`,
    },
  });
  const answered = once(posted, 'response');
  await new Promise<void>((sent) => posted.write(body.subarray(0, 10), () => sent()));
  meanwhile();
  await new Promise((later) => setTimeout(later, 1500));
  posted.end(body.subarray(10));
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

test('a server whose npm is killed ends, and the next start finds port and data free', async () => {
  test.setTimeout(300_000);
  await start();
  const orphan = server!;
  expect(orphan).not.toBe(npm.pid);
  npm.kill('SIGKILL');
  await expect.poll(() => isRunning(orphan)).toBe(false);
  expect(await isServed()).toBe(false);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('lock-'))).toEqual([]);
  await start();
  expect(server).not.toBe(orphan);

  // As a container whose first process is npm is stopped.
  const ended = once(npm, 'exit');
  const status = await postSlowly(() => npm.kill('SIGTERM'));
  expect(status).toBe(422);
  expect(await ended).toEqual([0, null]);
  expect(isRunning(server!)).toBe(false);
});
