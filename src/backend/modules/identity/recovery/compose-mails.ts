import * as v from 'valibot';
import { recoveryRequestSchema } from '#/contract/identity/password.ts';
import { leadTo, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { findLogin } from '#/backend/modules/identity/login/login-repository.ts';
import { mayTake } from '#/backend/limits/throttle.ts';
import { issueMailedToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { loginIdentifierKind } from '#/domain/person/login-identifier.ts';
import { findRecoveryLogin } from './find-recovery-login.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

const HOUR_MS = 3_600_000;

const sendWayIn: Composer<'esqueci-senha'> = async (message, { db, throttle, publicUrl, now }) => {
  const { dados, tentativas, criadoEm } = message;
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  const { identificador, aplicacao } = v.parse(recoveryRequestSchema, dados);
  const login = await findRecoveryLogin({ db, throttle }, identificador, { firstAttempt: tentativas === 1 });
  if (!login) return null;
  const { loginId, nome, email } = login;
  const token = await issueMailedToken(db, message, { tipo: 'TROCAR_SENHA', loginId, dados: {} }, now);
  return token ? { to: email, props: { nome, url: `${publicUrl}/trocasenha/${token}/${aplicacao}` } } : null;
};

const identifierSchema = v.object({ identificador: v.string() });

const composeWrongPasswords: Composer<'senha-errada'> = async (message, { db, throttle, publicUrl, now }) => {
  const { dados, tentativas, criadoEm } = message;
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  const { identificador } = v.parse(identifierSchema, dados);
  const found = await findLogin(db, loginIdentifierKind(identificador), identificador);
  const login = found && (await findMailLogin(db, found.loginId));
  if (!login) return null;
  const { loginId, nome, email } = login;
  if (tentativas === 1 && !(await mayTake(throttle, 'wrong-password-notice', String(loginId)))) return null;
  return { to: email, props: { nome, url: `${publicUrl}/esqueceu-sua-senha` } };
};

export const passwordComposers = {
  'esqueci-senha': sendWayIn,
  'senha-errada': composeWrongPasswords,
  'senha-alterada': leadTo('/esqueceu-sua-senha'),
} satisfies Partial<Composers>;
