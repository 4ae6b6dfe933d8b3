import type { Database } from '#/backend/db/database.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { listEmailsOfKind } from './person-repository.ts';

export function emailsOfTeam(db: Database, kind: LoginKind): Promise<string[]> {
  return listEmailsOfKind(db, kind);
}
