import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

export interface WorkerOptions {
  count: number;
  /** @param place of the process among the others, which the one that replaces it takes */
  environment: (place: number) => Record<string, string | undefined>;
  logger: Logger;
}

/** Milliseconds before another is started: one that ends at once again would keep a core busy. */
const restartAfterMs = { first: 1000, longest: 30_000 };

/**
 * Serves the storefront in several processes, which accept the connections of one port. Rejects when
 * one ends before it listens; in the place of one that ends later comes another, a second later, and where
 * that one ends too, again and again with longer waits: the others serve meanwhile.
 */
export async function startWorkers({
  count,
  environment,
  logger,
}: WorkerOptions): Promise<{ close(): Promise<void> }> {
  // With round robin a connection that is on its way to a process when that one dies hangs until its client
  // gives up: so each process accepts from the shared socket itself.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./storefront-worker.js', import.meta.url)) });
  const running = new Set<Worker>();
  let isClosing = false;

  async function startOne(place: number): Promise<void> {
    const worker = cluster.fork(environment(place));
    running.add(worker);
    const ended = once(worker, 'exit').then(() => void running.delete(worker));
    await Promise.race([
      once(worker, 'listening'),
      ended.then(() => Promise.reject(new Error('A process of the storefront ended before it listened.'))),
    ]);
    void ended.then(() => replace(worker, place));
  }

  async function replace({ process: { pid } }: Worker, place: number): Promise<void> {
    if (isClosing) return;
    logger.error({ workerPid: pid }, 'A process of the storefront ended, starting another');
    for (let pause = restartAfterMs.first; ; pause = Math.min(2 * pause, restartAfterMs.longest)) {
      await wait(pause);
      if (isClosing) return;
      try {
        return await startOne(place);
      } catch (err) {
        if (isClosing) return;
        logger.error({ err }, 'A process of the storefront could not be replaced, trying again');
      }
    }
  }

  await Promise.all(Array.from({ length: count }, (_, place) => startOne(place)));
  return {
    async close() {
      isClosing = true;
      await Promise.all([...running].map(endWorker));
    },
  };
}

async function endWorker(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await ended;
}
