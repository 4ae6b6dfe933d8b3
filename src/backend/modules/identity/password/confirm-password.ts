import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Session } from '#/backend/request/context.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import { isPasswordOf } from '#/backend/crypto/password-hash.ts';
import { takeSignInTurn, type Trier } from '#/backend/modules/identity/login/sign-in-turns.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { forgetTriesOf } from '#/backend/modules/identity/login/wrong-passwords.ts';
import { findPasswordOf } from './login-password-repository.ts';

const WRONG_PASSWORD = 'Senha incorreta.';

/**
 * Checks the password again before something irreversible. Wrong ones count for this session alone.
 * @throws 422 `SENHA_INCORRETA` on the field, 429 `MUITAS_TENTATIVAS`
 */
export async function confirmPassword(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  { loginId, familyId }: Pick<Session, 'loginId' | 'familyId'>,
  password: string,
  field: string,
) {
  const login = await findPasswordOf(db, loginId);
  if (!login) throw notSignedIn();
  const trier: Trier = { kind: 'session', loginId, familyId };
  await takeSignInTurn({ db, now }, trier);
  if (!(await isPasswordOf(login.senhaHash, password))) {
    await throttle.take('wrong-passwords', `login ${loginId}`);
    throw new BackendError(422, 'SENHA_INCORRETA', WRONG_PASSWORD, { [field]: [WRONG_PASSWORD] });
  }
  await forgetTriesOf({ db, throttle }, loginId, trier);
  return login;
}
