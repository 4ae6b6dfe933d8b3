import type { Database } from '#/backend/db/database.ts';
import { deleteSchoolAccount } from './school-sign-in-repository.ts';

/** The login's account at the issuer doesn't open it any more. */
export function forgetSchoolAccount(tx: Database, loginId: number): Promise<void> {
  return deleteSchoolAccount(tx, loginId);
}
