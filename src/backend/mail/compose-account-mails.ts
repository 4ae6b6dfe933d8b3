import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findRecoveryLogin } from '#/backend/modules/recovery/find-recovery-login.ts';
import { findMailLogin } from '#/backend/modules/recovery/recovery-repository.ts';
import { isEmailOfAnother } from '#/backend/modules/email-address/email-address-repository.ts';
import { issueOneTimeToken } from '#/backend/modules/one-time-token/one-time-token.ts';
import { nameBrowser } from '#/domain/browser-name.ts';
import { formatInstant } from '#/domain/dates.ts';
import { recoveryRequestSchema } from '#/contract/identity/password.ts';
import type { Composer, Composers, ComposerTools } from './compose-mail.ts';
import type { OutboxMessage } from './outbox-repository.ts';

const HOUR_MS = 3_600_000;

const accountSchema = v.object({ nome: v.string(), id_login: v.number() });

/** A mail that leads to a page. */
const telling =
  (path: string): Composer<'boas-vindas' | 'senha-alterada' | 'email-alterado'> =>
  ({ destinatario, dados }, { publicUrl }) => {
    const { nome } = v.parse(accountSchema, dados);
    return Promise.resolve({ to: destinatario, props: { nome, url: publicUrl + path } });
  };

/** A mail with a link that proves the address is the person's. Nothing is sent once that makes no sense any more. */
function confirming(
  isWanted: (db: Database, login: { idLogin: number; email: string }, to: string) => Promise<boolean>,
): Composer<'confirmar-email' | 'confirmar-novo-email'> {
  return async ({ destinatario, dados }, { db, publicUrl, now }) => {
    const login = await findMailLogin(db, v.parse(accountSchema, dados).id_login);
    if (!login || !(await isWanted(db, login, destinatario))) return null;
    const { idLogin, nome } = login;
    const wish = { tipo: 'CONFIRMAR_EMAIL', idLogin, dados: { email: destinatario } } as const;
    const token = await issueOneTimeToken(db, wish, now);
    return { to: destinatario, props: { nome, url: `${publicUrl}/confirme-seu-email?token=${token}` } };
  };
}

const isStillTheirs = (_db: Database, login: { email: string }, to: string) =>
  Promise.resolve(login.email === to);
const isFree = async (db: Database, { idLogin }: { idLogin: number }, to: string) =>
  !(await isEmailOfAnother(db, to, idLogin));

/** Looks the person up here, out of the request's time. Unknown people get nothing, nor does who asked an hour ago. */
async function composeRecovery(
  { dados, tentativas, criadoEm }: OutboxMessage,
  { db, throttle, publicUrl, now }: ComposerTools,
) {
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  const { identificador, aplicacao } = v.parse(recoveryRequestSchema, dados);
  const login = await findRecoveryLogin({ db, throttle }, identificador, { firstAttempt: tentativas === 1 });
  if (!login) return null;
  const { idLogin, nome, email } = login;
  const token = await issueOneTimeToken(db, { tipo: 'TROCAR_SENHA', idLogin, dados: {} }, now);
  return { to: email, props: { nome, url: `${publicUrl}/trocasenha/${token}/${aplicacao}` } };
}

const signInSchema = v.object({ ...accountSchema.entries, em: v.string(), agente: v.nullable(v.string()) });

/** Asks whether a sign-in was the person's. Whoever signs in again and again fills no mailbox. */
async function composeLoginConfirmation(
  { destinatario, dados, tentativas }: OutboxMessage,
  { db, throttle, publicUrl, now }: ComposerTools,
) {
  const { id_login: idLogin, em, agente } = v.parse(signInSchema, dados);
  const login = await findMailLogin(db, idLogin);
  if (!login || login.email !== destinatario) return null;
  try {
    if (tentativas === 1) await throttle.take('login-notice', String(idLogin));
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
  const wish = { tipo: 'CONFIRMAR_LOGIN', idLogin, dados: { em, agente } } as const;
  const token = await issueOneTimeToken(db, wish, now);
  const props = {
    nome: login.nome,
    when: formatInstant(new Date(em)),
    browser: nameBrowser(agente),
    url: `${publicUrl}/confirmacao-login/${token}`,
  };
  return { to: destinatario, props };
}

/** The way back in for somebody whose password was made worthless because a stranger knew it. */
async function composeBlockedAccess({ dados }: OutboxMessage, { db, publicUrl, now }: ComposerTools) {
  const login = await findMailLogin(db, v.parse(accountSchema, dados).id_login);
  if (!login) return null;
  const { idLogin, nome, email } = login;
  const token = await issueOneTimeToken(db, { tipo: 'TROCAR_SENHA', idLogin, dados: {} }, now);
  return { to: email, props: { nome, url: `${publicUrl}/trocasenha/${token}/vitrine` } };
}

/** Mails of the account by `tipo`. */
export const accountComposers = {
  'boas-vindas': telling('/'),
  'confirmar-email': confirming(isStillTheirs),
  'confirmar-novo-email': confirming(isFree),
  'confirmar-login': composeLoginConfirmation,
  'acesso-bloqueado': composeBlockedAccess,
  'esqueci-senha': composeRecovery,
  'senha-alterada': telling('/esqueceu-sua-senha'),
  'email-alterado': telling('/minha-conta'),
} satisfies Partial<Composers>;
