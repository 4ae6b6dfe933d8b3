import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findLogin } from '#/backend/modules/identity/login-repository.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';
import { loginIdentifierKind, normalizeLoginIdentifier } from '#/domain/login-identifier.ts';
import { findMailLogin } from './recovery-repository.ts';

/**
 * The login that forgot its password, by CPF, e-mail or user name. Undefined for unknown people, and for a
 * login whose mailbox got enough of these mails for now.
 */
export async function findRecoveryLogin(
  { db, throttle }: { db: Database; throttle: Throttle },
  identificador: string,
  { firstAttempt }: { firstAttempt: boolean },
) {
  const kind = loginIdentifierKind(identificador);
  const identifier = normalizeLoginIdentifier(identificador);
  const found = await findLogin(db, kind, kind === 'username' ? identifier.toLowerCase() : identifier);
  const login = found && (await findMailLogin(db, found.idLogin));
  if (!login) return undefined;
  try {
    if (firstAttempt) await throttle.take('recovery-login', String(login.idLogin));
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
  return login;
}
