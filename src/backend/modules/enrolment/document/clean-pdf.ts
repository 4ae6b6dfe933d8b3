import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createGate } from '#/backend/gate.ts';

/** A scan of ten megabytes takes a second on a slow machine. */
const mostMs = 10_000;
/** Far more than any document unfolds to. */
const mostMegabytes = 512;

const gate = createGate('PDF checks', { places: 1, waitMs: 8000 });
/** Beside this file in the sources, and beside the programs in the build. */
const workerFile = new URL(`pdf-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * A PDF rewritten from its objects, without links to the web; undefined when it does something by itself,
 * has a form, is encrypted, carries other files, or can't be read (ENROLMENT-14). One at a time, of persons
 * in turn, off the main thread.
 */
export function cleanPdf(bytes: Uint8Array, personId: number): Promise<Uint8Array | undefined> {
  return gate.run(() => rewriteInThread(bytes), undefined, String(personId));
}

function rewriteInThread(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: bytes,
      name: 'pdf',
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const timer = setTimeout(() => end(undefined), mostMs);
    const end = (clean: Uint8Array | undefined) => {
      clearTimeout(timer);
      resolve(clean);
      void worker.terminate();
    };
    worker.once('message', end);
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));
  });
}
