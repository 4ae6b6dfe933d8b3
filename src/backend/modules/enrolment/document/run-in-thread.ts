import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A scan of ten megabytes takes a second on a slow machine. */
const mostMs = 10_000;
const mostMegabytes = 512;

/**
 * What a file of this folder answers to `input` from a thread of its own; undefined when it fails, or takes
 * too long or too much memory.
 */
export function runInThread<Result>(name: string, input: unknown): Promise<Result | undefined> {
  return new Promise((resolve) => {
    // Beside this file in the sources, and beside the programs in the build.
    const worker = new Worker(new URL(`${name}${extname(import.meta.url)}`, import.meta.url), {
      workerData: input,
      name,
      // What libraries print about a stranger's file is no line of the log.
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
