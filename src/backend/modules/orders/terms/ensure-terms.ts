import type { Database } from '#/backend/db/database.ts';
import { termsSeed } from '#/backend/db/seed/content/terms-text.ts';
import { insertTerms } from './terms-repository.ts';

const inForceSince = new Date('2026-01-01T03:00:00Z');

/** Puts the terms of this version of the program into the database; a version that is there never changes. */
export function ensureTerms(db: Database): Promise<void> {
  return insertTerms(db, { ...termsSeed, vigente_desde: inForceSince, exige_novo_aceite: false });
}
