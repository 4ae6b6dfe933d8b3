import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { loginIdentifierKind, normalizeLoginIdentifier } from '#/domain/login-identifier.ts';
import { findLogin, type LoginForCheck } from './login-repository.ts';
import { isPasswordOf } from './password-hash.ts';
import type { Throttle } from './throttle.ts';
import { forgetWrongPasswords, loginName } from './wrong-passwords.ts';

/** The same for an unknown person, a wrong password and a login that was switched off. */
export const wrongCredentials = () =>
  new BackendError(401, 'CREDENCIAIS_INVALIDAS', 'Usuário ou senha incorretos. Confira e tente de novo.');

/**
 * Finds the login by CPF, e-mail or user name and checks its password. Known and unknown people get the same answer after
 * the same work. Answers how many wrong passwords came right before. Throws 401 `CREDENCIAIS_INVALIDAS`, also while the account is
 * held up by tries under its other names, and 429 `MUITAS_TENTATIVAS`.
 */
export async function checkCredentials(
  { db, throttle }: { db: Database; throttle: Throttle },
  { identificador, senha, ip }: { identificador: string; senha: string; ip: string | null },
): Promise<LoginForCheck & { wrongTries: number }> {
  const kind = loginIdentifierKind(identificador);
  const identifier = normalizeLoginIdentifier(identificador);
  const login = await findLogin(db, kind, kind === 'username' ? identifier.toLowerCase() : identifier);
  const name = loginName(kind, identifier);
  await throttle.take('login-address', ip);
  await throttle.take('login-name', name);
  const tries = await triesOf(throttle, login ? `login ${login.idLogin}` : name);
  const checked = tries === 'too many' ? undefined : login;
  if (!(await isPasswordOf(checked?.senhaHash, senha)) || !checked || tries === 'too many') {
    throw wrongCredentials();
  }
  await throttle.giveBack('login-address', ip);
  await forgetWrongPasswords({ db, throttle }, checked.idLogin);
  return { ...checked, wrongTries: tries - 1 };
}

/**
 * Counts a try of an account. That there were too many under its other names is not told: it would say that those names are one
 * person's, and that there is such a person.
 */
async function triesOf(throttle: Throttle, account: string): Promise<number | 'too many'> {
  try {
    return await throttle.take('login-account', account);
  } catch (error) {
    if (error instanceof BackendError) return 'too many';
    throw error;
  }
}
