import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { loginIdentifierKind, normalizeLoginIdentifier } from '#/domain/login-identifier.ts';
import { findLogin, type LoginForCheck } from './login-repository.ts';
import { networkOf } from './network-of.ts';
import { isPasswordOf } from './password-hash.ts';
import type { Throttle } from './throttle.ts';

/** The same for an unknown person, a wrong password and a login that was switched off. */
const wrongCredentials = () =>
  new BackendError(401, 'CREDENCIAIS_INVALIDAS', 'Usuário ou senha incorretos. Confira e tente de novo.');

/**
 * Finds the login by CPF, e-mail or user name and checks its password. Known and unknown people get the same answer after
 * the same work. Answers how many wrong passwords came right before. Throws 401 `CREDENCIAIS_INVALIDAS`, 429 `MUITAS_TENTATIVAS`.
 */
export async function checkCredentials(
  { db, throttle }: { db: Database; throttle: Throttle },
  { identificador, senha, ip }: { identificador: string; senha: string; ip: string | null },
): Promise<LoginForCheck & { wrongTries: number }> {
  const kind = loginIdentifierKind(identificador);
  const identifier = normalizeLoginIdentifier(identificador);
  const login = await findLogin(db, kind, kind === 'username' ? identifier.toLowerCase() : identifier);
  // One count for an account, under whichever of its names it is tried.
  const account = login ? `login ${login.idLogin}` : `${kind} ${identifier.toLowerCase()}`;
  const address = ip ? networkOf(ip) : 'unknown';
  await throttle.take('login-address', address);
  const tries = await throttle.take('login-account', account);
  if (!(await isPasswordOf(login?.senhaHash, senha)) || !login) throw wrongCredentials();
  await throttle.giveBack('login-address', address);
  await throttle.reset('login-account', account);
  return { ...login, wrongTries: tries - 1 };
}
