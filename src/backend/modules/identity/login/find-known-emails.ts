import type { Database } from '#/backend/db/database.ts';
import { findLoginEmails } from './login-repository.ts';

export async function findKnownEmails(db: Database, emails: readonly string[]): Promise<Set<string>> {
  return new Set(await findLoginEmails(db, emails));
}
