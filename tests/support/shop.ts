import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from '#/backend/db/embedded/pglite.ts';
import manifest from '../../package.json' with { type: 'json' };
import { makeDataFolder } from './data-folder.ts';
import { findFreePort } from './ports.ts';

export interface ShopOptions {
  /** `start` when left out. */
  command?: 'start' | 'dev';
  args?: readonly string[];
  /** A free one when left out. */
  port?: number;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Starts without data, as a new shop does. */
  empty?: boolean;
  /** Changes the seeded data before the shop starts on its copy of them: PGlite and `start` only. */
  change?: (data: PGlite) => Promise<unknown>;
}

export interface Shop {
  url: string;
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
}

// The first start builds if need be, migrates and seeds.
const longestStart = 4 * 60_000;
const longestStop = 20_000;

/**
 * Names the folder that {@link prepareSeededData} made: starts of this run copy it instead of filling one of
 * their own.
 */
const seededData = 'SEEDED_SHOP_DATA';

// The development server has no health checks.
const readyPaths = { start: '/readyz', dev: '/robots.txt' };

const nodeFlags = (script: 'start' | 'dev') => new Set(manifest.scripts[script].match(/--\S+/g));

export async function startShop({
  command = 'start',
  args = [],
  port,
  databaseUrl,
  env,
  change,
  empty = false,
}: ShopOptions = {}): Promise<Shop> {
  const shopPort = port ?? (await findFreePort());
  const dataDir = await makeDataFolder('vitrine-shop-');
  const seeded = process.env[seededData];
  if (!empty && seeded && command === 'start' && !databaseUrl && !env?.BACKEND_URL)
    await cp(seeded, dataDir, { recursive: true });
  if (change) await changeData(dataDir, change);
  const url = `http://localhost:${shopPort}`;
  const child = spawn(
    process.execPath,
    [...nodeFlags(command), resolve('src/programs/vitrine.mjs'), command, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        BACKEND_URL: '',
        SITE_URL: '',
        BACKEND_PORT: '',
        CARD_ORIGIN: '',
        CARD_PORT: '',
        PORT: String(shopPort),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        LOG_LEVEL: 'warn',
        ...env,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = async () => {
    await endProcess(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, url + readyPaths[command]);
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start: ${(error as Error).message}. It printed:\n${output}`, {
      cause: error,
    });
  }
  return { url, pid: child.pid ?? 0, output: () => output, stop };
}

async function changeData(dataDir: string, change: NonNullable<ShopOptions['change']>): Promise<void> {
  const { client, release } = await openPglite({ dataDir });
  try {
    await change(client);
  } finally {
    await client.close();
    await release();
  }
}

export async function prepareSeededData(): Promise<() => Promise<void>> {
  const dataDir = await makeDataFolder('vitrine-seeded-');
  const shop = await startShop({ env: { DATA_DIR: dataDir } });
  await shop.stop();
  process.env[seededData] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + longestStart;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with exit code ${child.exitCode}`);
    if (child.signalCode !== null) throw new Error(`it was ended by ${child.signalCode}`);
    if (await isReady(url)) return;
    await new Promise((settle) => setTimeout(settle, 200));
  }
  throw new Error(`it was not ready after ${longestStart / 1000} s`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    return response.ok;
  } catch {
    return false;
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
  await ended;
  clearTimeout(timer);
}
