import { type Database, hasOneConnection } from '#/backend/db/database.ts';
import { endProgress, setProgress } from './import-repository.ts';

/** Often enough for who watches, and seldom enough to cost nothing. */
const SAID_EVERY_MS = 500;

/**
 * Says beside the import's transaction how far it is. The embedded database's one connection has the
 * transaction meanwhile: there it says only that the import runs.
 */
export async function startProgress(db: Database, id: number) {
  let written = 0;
  let saidAt = performance.now();
  await setProgress(db, id, written);
  return {
    wrote: async (rows: number) => {
      written += rows;
      if (hasOneConnection(db) || performance.now() - saidAt < SAID_EVERY_MS) return;
      saidAt = performance.now();
      await setProgress(db, id, written);
    },
    end: () => endProgress(db, id),
  };
}
