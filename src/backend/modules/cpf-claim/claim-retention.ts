import type { Database } from '#/backend/db/database.ts';
import {
  deleteClaimsOf,
  deleteOldClaims,
  selectClaimsOf,
  type ClaimantTraits,
} from './cpf-claim-repository.ts';

const DAY_MS = 86_400_000;

export function listClaimsOf(db: Database, traits: ClaimantTraits) {
  return selectClaimsOf(db, traits);
}

export function forgetClaimsOf(tx: Database, traits: ClaimantTraits): Promise<void> {
  return deleteClaimsOf(tx, traits);
}

/** Deletes claims half a year after the decision, and open ones after a year. */
export function forgetOldClaims(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteOldClaims(db, { decided: before(180), asked: before(366) });
}
