import type { Database } from '#/backend/db/database.ts';
import { RESERVED_CPF_DAYS } from '#/domain/person/cpf-claim.ts';
import { listEmailsFreedFor } from './cpf-claim-repository.ts';

const DAY_MS = 86_400_000;

export async function isCpfReservedForOther(
  db: Database,
  cpf: string,
  emails: readonly string[],
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - RESERVED_CPF_DAYS * DAY_MS);
  const freedFor = await listEmailsFreedFor(db, cpf, since);
  return freedFor.length > 0 && !freedFor.some((email) => emails.includes(email));
}
