import type { Logger } from 'pino';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { enqueueForIdentifier } from '#/backend/mail/outbox.ts';
import { isKnownBrowser } from '#/backend/modules/identity/login/known-browser-repository.ts';
import { hashBrowserToken } from '#/backend/modules/identity/login/report-sign-in.ts';
import { loginIdentifierKind, storedIdentifier } from '#/domain/person/login-identifier.ts';
import type { LoginForCheck } from './login-for-check.ts';
import { findLogin } from './login-repository.ts';
import { isPasswordOf } from '#/backend/crypto/password-hash.ts';
import { logSignIn } from './sign-in-log.ts';
import { takeSignInTurn, NOTIFY_AFTER, type Trier } from './sign-in-turns.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { forgetTriesOf, loginName } from './wrong-passwords.ts';

export const wrongCredentials = () =>
  new BackendError(401, 'CREDENCIAIS_INVALIDAS', 'Usuário ou senha incorretos. Confira e tente de novo.');

interface Deps {
  db: Database;
  throttle: Throttle;
  keys: SigningKeys;
  log: Logger;
  now: Date;
}

interface Credentials {
  identificador: string;
  senha: string;
  /** Null when it is no single visitor's. */
  ip: string | null;
  browserToken: string | undefined;
}

/**
 * Known and unknown names get the same response after the same work. Returns how many wrong passwords came
 * right before.
 * @throws 401 `CREDENCIAIS_INVALIDAS` and 429 `MUITAS_TENTATIVAS`
 */
export async function checkCredentials(
  { db, throttle, keys, log, now }: Deps,
  { identificador, senha, ip, browserToken }: Credentials,
): Promise<LoginForCheck & { wrongTries: number }> {
  const kind = loginIdentifierKind(identificador);
  const identifier = storedIdentifier(identificador);
  const name = loginName(kind, identifier);
  const login = await findLogin(db, kind, identifier);
  const hash = browserToken === undefined ? undefined : hashBrowserToken(browserToken);
  const isKnown = hash !== undefined && (await isKnownBrowser(db, login?.loginId ?? 0, hash));
  const trier: Trier =
    login && isKnown ? { kind: 'browser', loginId: login.loginId, hash } : { kind: 'stranger', name, ip };
  const logOutcome = (outcome: Parameters<typeof logSignIn>[1]['outcome']) =>
    logSignIn({ log, keys }, { outcome, who: login, name, ip });
  let tries: number;
  try {
    if (trier.kind === 'stranger') await throttle.take('login-address', ip);
    tries = await takeSignInTurn({ db, now }, trier);
  } catch (error) {
    if (error instanceof BackendError) logOutcome('has to wait');
    throw error;
  }
  const counted = login ? `login ${login.loginId}` : name;
  const wrongTries = (await throttle.take('wrong-passwords', counted)) - 1;
  if (!(await isPasswordOf(login?.senhaHash, senha)) || !login) {
    if (tries === NOTIFY_AFTER && trier.kind === 'stranger') {
      const dados = { identificador: identifier };
      await enqueueForIdentifier(db, { tipo: 'senha-errada', dados }, now);
    }
    logOutcome(login ? 'wrong password' : 'unknown name');
    throw wrongCredentials();
  }
  if (trier.kind === 'stranger') await throttle.giveBack('login-address', ip);
  await forgetTriesOf({ db, throttle }, login.loginId, trier);
  return { ...login, wrongTries };
}
