import { BackendError } from '#/backend/http/backend-error.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import type { Session } from '#/backend/request/context.ts';
import { confirmPassword } from '#/backend/modules/identity/password/confirm-password.ts';
import type { SecondFactor } from '#/contract/identity/second-factor.ts';
import { isAppCode } from '#/domain/person/second-factor.ts';
import { mustConfirmAgain } from '#/domain/staff/staff-session.ts';
import { checkCode, wrongCode, type FactorDeps } from './check-code.ts';
import { forgetCodeTurn, takeCodeTurn } from './code-turns.ts';
import { notifyOfFactor } from './factor-mails.ts';
import { openSecret, storeSecret } from './factor-secret.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  insertRecoveryCodes,
  insertUnconfirmed,
} from './second-factor-repository.ts';
import { createTotpSecret, describeSecret, findPeriod } from './totp.ts';
import { revokeFamiliesOfLogin } from '../login/login-access-repository.ts';
import { findPersonOfLogin } from '../login/login-repository.ts';

const SETUP_MS = 30 * 60_000;

const alreadyOn = () =>
  new BackendError(409, 'SEGUNDO_FATOR_LIGADO', 'A verificação em duas etapas já está ligada.');
const setupOver = () =>
  new BackendError(
    410,
    'CONFIGURACAO_SEM_VALIDADE',
    'O tempo para confirmar acabou. Comece a configuração de novo.',
  );

export async function describeFactor(
  { db, sealer, now, issuer }: Pick<FactorDeps, 'db' | 'sealer' | 'now'> & { issuer: string },
  { loginId, confirmedAt }: Session,
  obrigatorio: boolean,
): Promise<SecondFactor> {
  const factor = await findFactor(db, loginId);
  const waits = factor && !factor.ligado_em && now.getTime() - factor.criado_em.getTime() < SETUP_MS;
  return {
    ligado: Boolean(factor?.ligado_em),
    obrigatorio,
    codigosRestantes: factor?.ligado_em ? await countRecoveryCodes(db, loginId) : 0,
    confirmado: !mustConfirmAgain(confirmedAt, now),
    configuracao: waits
      ? describeSecret(openSecret(sealer, factor), await emailOf(db, loginId), issuer)
      : null,
  };
}

/**
 * Makes a secret after the password was typed once more.
 * @throws as `confirmPassword` does, and 409 when the factor is on
 */
export async function startSetup(deps: FactorDeps & { issuer: string }, session: Session, senha: string) {
  const { loginId } = session;
  const { email } = await confirmPassword(deps, session, senha, 'senha');
  const secret = createTotpSecret();
  const { db, sealer, now } = deps;
  const stored = { id_login: loginId, ...storeSecret(sealer, loginId, secret), criado_em: now };
  if (!(await insertUnconfirmed(db, stored))) throw alreadyOn();
  return describeSecret(secret, email, deps.issuer);
}

/** Makes the secret of a login that was made just now; its page shows it at once. */
export async function prepareFactor(
  { db, sealer, now }: Pick<FactorDeps, 'db' | 'sealer' | 'now'>,
  loginId: number,
): Promise<void> {
  const secret = storeSecret(sealer, loginId, createTotpSecret());
  await insertUnconfirmed(db, { id_login: loginId, ...secret, criado_em: now });
}

/**
 * Turns the factor on, ends the other sessions, and returns the recovery codes, which are shown only once.
 * @throws 422 `CODIGO_INCORRETO`, 429, 410 when nothing waits, 409 when it was turned on meanwhile
 */
export async function confirmSetup(
  deps: FactorDeps,
  { loginId, familyId }: Session,
  code: string,
): Promise<{ codigos: string[] }> {
  const { db, sealer, now } = deps;
  const factor = await findFactor(db, loginId);
  if (factor?.ligado_em) throw alreadyOn();
  if (!factor || now.getTime() - factor.criado_em.getTime() >= SETUP_MS) throw setupOver();
  const turn = await takeCodeTurn(deps, loginId, code, { familyId });
  const period = isAppCode(code) ? findPeriod(openSecret(sealer, factor), code, now) : undefined;
  if (period === undefined) throw wrongCode();
  const codigos = createRecoveryCodes();
  await db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, factor, { period, at: now }))) throw alreadyOn();
    await insertRecoveryCodes(tx, loginId, codigos.map(hashRecoveryCode));
    await revokeFamiliesOfLogin(tx, loginId, now, familyId);
    await notifyOfFactor(tx, 'segundo-fator-ligado', loginId, now);
  });
  await forgetCodeTurn(db, turn);
  return { codigos };
}

/**
 * Turns the factor off.
 * @throws as `confirmPassword` and `checkCode` do
 */
export async function stopFactor(
  deps: FactorDeps,
  session: Session,
  { senha, codigo }: { senha: string; codigo: string },
): Promise<void> {
  const { loginId, familyId } = session;
  await confirmPassword(deps, session, senha, 'senha');
  await checkCode(deps, loginId, codigo, { familyId });
  await deps.db.transaction(async (tx) => {
    if (await deleteFactor(tx, loginId))
      await notifyOfFactor(tx, 'segundo-fator-desligado', loginId, deps.now);
  });
}

async function emailOf(db: FactorDeps['db'], loginId: number): Promise<string> {
  const row = await findPersonOfLogin(db, loginId);
  if (!row) throw notSignedIn();
  return row.login.email;
}
