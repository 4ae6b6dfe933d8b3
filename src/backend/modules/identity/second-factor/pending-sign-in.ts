import { createHash, randomBytes } from 'node:crypto';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { LoginForCheck } from '#/backend/modules/identity/login/login-for-check.ts';
import { findPersonOfLogin } from '#/backend/modules/identity/login/login-repository.ts';
import { mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { wrongCredentials } from '../login/check-credentials.ts';
import { checkCode, type FactorDeps } from './check-code.ts';
import type { CodeTrier } from './code-turns.ts';
import {
  deletePendingSignIn,
  findFactor,
  findPendingSignIn,
  insertPendingSignIn,
} from './second-factor-repository.ts';

/** Seconds between a right password and its code. */
export const PENDING_SECONDS = 5 * 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const signInOver = () =>
  new BackendError(410, 'ENTRADA_SEM_VALIDADE', 'O tempo para digitar o código acabou. Entre de novo.');

export async function asksForCode(db: FactorDeps['db'], loginId: number): Promise<boolean> {
  return Boolean((await findFactor(db, loginId))?.ligado_em);
}

/** Whether a login is of a kind that may do nothing of the team's without a second factor. */
export async function needsFactor(db: FactorDeps['db'], loginId: number): Promise<boolean> {
  const entered = await findPersonOfLogin(db, loginId);
  return entered !== undefined && mustHaveSecondFactor(entered.login.tipo_login);
}

export async function beginSignIn(
  { db, now }: Pick<FactorDeps, 'db' | 'now'>,
  { loginId, senhaHash, wrongTries }: LoginForCheck & { wrongTries: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertPendingSignIn(db, {
    hash: hashOf(token),
    id_login: loginId,
    senha_hash: senhaHash,
    tentativas: wrongTries,
    expira_em: new Date(now.getTime() + PENDING_SECONDS * 1000),
  });
  return token;
}

/**
 * The login of a sign-in that waits, once its code is right; the token is used up by that.
 * @throws 401 `CREDENCIAIS_INVALIDAS` when the password was replaced meanwhile
 * @throws 410 `ENTRADA_SEM_VALIDADE` without a token, after five minutes and for one that was used, 422
 *   `CODIGO_INCORRETO`, 429 `MUITAS_TENTATIVAS`
 */
export async function completeSignIn(
  deps: FactorDeps,
  token: string | undefined,
  code: string,
  trier: CodeTrier,
): Promise<LoginForCheck & { wrongTries: number }> {
  const { db, now } = deps;
  const hash = token && hashOf(token);
  const found = hash && (await findPendingSignIn(db, hash, now));
  if (!found) throw signInOver();
  const { pending, personId, senhaHash } = found;
  if (senhaHash !== pending.senha_hash) throw wrongCredentials();
  await checkCode(deps, pending.id_login, code, trier);
  if (!(await deletePendingSignIn(db, hash))) throw signInOver();
  return {
    loginId: pending.id_login,
    personId,
    senhaHash: pending.senha_hash,
    wrongTries: pending.tentativas,
  };
}
