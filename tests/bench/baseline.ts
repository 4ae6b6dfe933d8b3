import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createBuilder } from 'vite';
import type { Baseline } from './baseline-server.ts';

const startDir = resolve('.output/stock-start');

export async function startBaseline(pages: Record<string, string>, kind: Baseline['kind']) {
  if (kind === 'start') await buildStart();
  const worker = new Worker(new URL('./baseline-server.ts', import.meta.url), {
    workerData: { pages, kind, startDir } satisfies Baseline,
    execArgv: ['--import', 'tsx'],
    // React's development build is several times slower.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(worker, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

async function buildStart(): Promise<void> {
  const builder = await createBuilder({
    configFile: 'tests/bench/stock-start/vite.config.ts',
    logLevel: 'warn',
    build: { outDir: startDir },
  });
  await builder.buildApp();
}
