import type { Database } from '#/backend/db/database.ts';
import { deleteSubscriptions, selectSubscriptions } from './newsletter-repository.ts';

export function listSubscriptions(db: Database, emails: readonly string[]) {
  return selectSubscriptions(db, emails);
}

/** Deletes the subscriptions of some addresses, in the transaction that erases their account. */
export function forgetSubscriptions(tx: Database, emails: readonly string[]): Promise<void> {
  return deleteSubscriptions(tx, emails);
}
