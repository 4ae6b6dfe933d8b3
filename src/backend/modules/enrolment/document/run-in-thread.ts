import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A scan of ten megabytes takes a second on a slow machine. */
const mostMs = 10_000;
const mostMegabytes = 512;

/** Runs a file of this folder in a thread; undefined when it fails, or takes too long or too much memory. */
export function runInThread<Result>(name: string, input: unknown): Promise<Result | undefined> {
  return new Promise((resolve) => {
    // Beside this file in the sources, and beside the programs in the build.
    const worker = new Worker(new URL(`${name}${extname(import.meta.url)}`, import.meta.url), {
      workerData: input,
      name,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const timer = setTimeout(() => end(undefined), mostMs);
    const end = (result: Result | undefined) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    worker.once('message', end);
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));
  });
}
