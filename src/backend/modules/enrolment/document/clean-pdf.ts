import { createGate } from '#/backend/gate.ts';
import type { CleanPdf } from './pdf-worker.ts';
import { runInThread } from './run-in-thread.ts';

const gate = createGate('PDF checks', { places: 1, waitMs: 8000 });

/**
 * A PDF rewritten from its objects, without links to the web, its signatures as the pictures they show;
 * undefined when it does something by itself, is to be filled in, is encrypted, carries other files, or can't
 * be read (ENROLMENT-14). One at a time, of persons in turn, off the main thread.
 */
export function cleanPdf(bytes: Uint8Array, personId: number): Promise<CleanPdf | undefined> {
  return gate.run(() => runInThread<CleanPdf>('pdf-worker', bytes), undefined, String(personId));
}
