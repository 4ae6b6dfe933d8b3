import type { Database } from '#/backend/db/database.ts';
import { findLogin } from '#/backend/modules/identity/login/login-repository.ts';
import { mayTake, type Throttle } from '#/backend/limits/throttle.ts';
import { loginIdentifierKind, normalizeLoginIdentifier } from '#/domain/person/login-identifier.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

export async function findRecoveryLogin(
  { db, throttle }: { db: Database; throttle: Throttle },
  identificador: string,
  { firstAttempt }: { firstAttempt: boolean },
) {
  const kind = loginIdentifierKind(identificador);
  const identifier = normalizeLoginIdentifier(identificador);
  const found = await findLogin(db, kind, kind === 'username' ? identifier.toLowerCase() : identifier);
  const login = found && (await findMailLogin(db, found.loginId));
  if (!login) return undefined;
  if (firstAttempt && !(await mayTake(throttle, 'recovery-login', String(login.loginId)))) return undefined;
  return login;
}
