import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixtureDir } from './fixture-dir.ts';

export interface Storefront {
  url: string;
  pid: number;
  output(): string;
  logs(): Record<string, unknown>[];
  signal(name: 'SIGTERM' | 'SIGINT'): void;
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

const runProgram = fileURLToPath(new URL('run-program.mjs', import.meta.url));

export async function launch(env: Record<string, string>, program = 'start'): Promise<Storefront> {
  const file = resolve(fixtureDir, `programs/${program}.js`);
  const child = spawn(process.execPath, [runProgram, file], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...env },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await new Promise<void>((ready) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Ctrl-C stops it') && output.includes('"listening"')) ready();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', () => ready());
  });
  return {
    url: /"url":"([^"]+)","msg":"listening"/.exec(output)?.[1]?.replace(/\/$/, '') ?? '',
    pid: child.pid ?? 0,
    output: () => output,
    logs: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    signal: (name) => child.kill(name),
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function startBackendStub(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => response.end('[]'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export async function startFixture(env: Record<string, string> = {}): Promise<Storefront> {
  const backend = await startBackendStub();
  const storefront = await launch({ BACKEND_URL: backend.url, ...env });
  if (!storefront.url) throw new Error(`The storefront did not start:\n${storefront.output()}`);
  return {
    ...storefront,
    stop: async () => {
      await storefront.stop();
      await backend.stop();
    },
  };
}
