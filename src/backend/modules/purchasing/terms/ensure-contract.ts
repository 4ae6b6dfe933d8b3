import type { Database } from '#/backend/db/database.ts';
import { contractSeed } from '#/backend/db/seed/content/contract-text.ts';
import { insertContract } from './contract-repository.ts';

/** In force before any purchase can have been made. */
const inForceSince = new Date('2026-01-01T03:00:00Z');

/** Puts the contract of this version of the program into the database; one that is there never changes. */
export function ensureContract(db: Database): Promise<void> {
  return insertContract(db, { ...contractSeed, vigente_desde: inForceSince });
}
