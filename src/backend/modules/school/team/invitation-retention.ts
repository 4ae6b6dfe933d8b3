import type { Database } from '#/backend/db/database.ts';
import { deleteInvitationsTo, selectInvitationsTo } from './invitation-repository.ts';

export function listInvitationsTo(db: Database, emails: readonly string[]) {
  return selectInvitationsTo(db, emails);
}

export function forgetInvitationsTo(tx: Database, emails: readonly string[]): Promise<void> {
  return deleteInvitationsTo(tx, emails);
}
