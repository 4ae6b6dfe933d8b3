import type { Database } from '#/backend/db/database.ts';
import { PROPOSAL_RETENTION_MS } from '#/domain/sale/assisted/assisted-terms.ts';
import { forgetStudentsBefore } from './proposal-repository.ts';

/** Erases typed data 30 days after the link (ASSISTED-13). */
export function forgetOldProposals(db: Database, now: Date): Promise<void> {
  return forgetStudentsBefore(db, new Date(now.getTime() - PROPOSAL_RETENTION_MS));
}
