import { createSemaphore } from '#/domain/request/semaphore.ts';
import type { CleanPdf } from './pdf-worker.ts';
import { runPdfThread } from './pdf-thread.ts';

const semaphore = createSemaphore('PDF checks', { places: 1, waitMs: 8000 });

/**
 * Rewrites a PDF from its objects, with signatures flattened; undefined for active, fillable, encrypted or
 * unreadable files and those with attachments (ENROLMENT-14). One at a time, off the main thread.
 */
export function cleanPdf(bytes: Uint8Array, personId: number): Promise<CleanPdf | undefined> {
  return semaphore.run(() => runPdfThread<CleanPdf>('pdf-worker', bytes), undefined, String(personId));
}
