import type { Database } from '#/backend/db/database.ts';
import { findSellerCap, listPending, listTeamOf, type ProposalRow } from './proposal-repository.ts';

/** Discounts of a supervisor's team that wait for their word, oldest first (ASSISTED-7). */
export async function listPendingDiscounts(db: Database, supervisorId: number): Promise<ProposalRow[]> {
  const team = await listTeamOf(db, supervisorId);
  return team.length === 0 ? [] : listPending(db, team);
}

export function getDiscountLimit(db: Database, loginId: number): Promise<number> {
  return findSellerCap(db, loginId);
}
