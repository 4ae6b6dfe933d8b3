import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { notSignedIn } from '#/backend/http/require-session.ts';
import { isPasswordOf } from '#/backend/modules/identity/password-hash.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';
import { countForNames, forgetWrongPasswords } from '#/backend/modules/identity/wrong-passwords.ts';
import { findPasswordOf } from './login-password-repository.ts';

const WRONG_PASSWORD = 'Senha incorreta.';

/**
 * Checks the password of who is signed in once more, before something that can't be undone. Wrong ones count together with those
 * of signing in. Throws 422 `SENHA_INCORRETA` on the field, 429 `MUITAS_TENTATIVAS`.
 */
export async function confirmPassword(
  { db, throttle }: { db: Database; throttle: Throttle },
  idLogin: number,
  password: string,
  field: string,
) {
  const login = await findPasswordOf(db, idLogin);
  if (!login) throw notSignedIn();
  await throttle.take('login-account', `login ${idLogin}`);
  if (!(await isPasswordOf(login.senhaHash, password))) {
    await countForNames({ db, throttle }, idLogin);
    throw new BackendError(422, 'SENHA_INCORRETA', WRONG_PASSWORD, { [field]: [WRONG_PASSWORD] });
  }
  await forgetWrongPasswords({ db, throttle }, idLogin);
  return login;
}
