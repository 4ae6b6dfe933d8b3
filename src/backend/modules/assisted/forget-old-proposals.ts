import type { Database } from '#/backend/db/database.ts';
import { PROPOSAL_KEPT_MS } from '#/domain/sale/assisted/assisted-terms.ts';
import { forgetStudentsBefore } from './proposal-repository.ts';

/** What sellers typed of people who never took a proposal goes 30 days after its link (ASSISTED-13). */
export function forgetOldProposals(db: Database, now: Date): Promise<void> {
  return forgetStudentsBefore(db, new Date(now.getTime() - PROPOSAL_KEPT_MS));
}
