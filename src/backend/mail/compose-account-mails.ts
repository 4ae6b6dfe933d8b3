import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findRecoveryLogin } from '#/backend/modules/recovery/find-recovery-login.ts';
import { findMailLogin } from '#/backend/modules/recovery/recovery-repository.ts';
import { isEmailOfAnother } from '#/backend/modules/email-address/email-address-repository.ts';
import { findUndoableChange } from '#/backend/modules/email-address/email-change-repository.ts';
import { lockLogin } from '#/backend/modules/one-time-token/one-time-token-repository.ts';
import { issueOneTimeToken, type TokenWish } from '#/backend/modules/one-time-token/one-time-token.ts';
import { findLogin } from '#/backend/modules/identity/login-repository.ts';
import { loginIdentifierKind } from '#/domain/login-identifier.ts';
import { nameBrowser } from '#/domain/browser-name.ts';
import { formatInstant } from '#/domain/dates.ts';
import { recoveryRequestSchema } from '#/contract/identity/password.ts';
import { addressOf, type Composer, type Composers, type ComposerTools } from './compose-mail.ts';
import { isQueued, type OutboxMessage } from './outbox-repository.ts';

const HOUR_MS = 3_600_000;

const accountSchema = v.object({ nome: v.string(), id_login: v.number() });

/** A mail that leads to a page. */
const telling =
  (path: string): Composer<'boas-vindas' | 'senha-alterada' | 'cpf-retirado'> =>
  (message, { publicUrl }) => {
    const { nome } = v.parse(accountSchema, message.dados);
    return Promise.resolve({ to: addressOf(message), props: { nome, url: publicUrl + path } });
  };

/**
 * The token for a message's link. Undefined when the message was withdrawn while it was being sent, as by a
 * new password: that waits for the login, or this does.
 */
function issueLink(db: Database, { id }: OutboxMessage, wish: TokenWish, now: Date) {
  return db.transaction(async (tx) => {
    await lockLogin(tx, wish.idLogin);
    return (await isQueued(tx, id)) ? issueOneTimeToken(tx, wish, now) : undefined;
  });
}

/**
 * A mail with a link that proves the address is the person's. Nothing is sent once that makes no
 * sense any more.
 */
function confirming(
  isWanted: (
    db: Database,
    login: { idLogin: number; email: string },
    to: string,
    now: Date,
  ) => Promise<boolean>,
): Composer<'confirmar-email' | 'confirmar-novo-email'> {
  return async (message, { db, publicUrl, now }) => {
    const to = addressOf(message);
    const login = await findMailLogin(db, v.parse(accountSchema, message.dados).id_login);
    if (!login || !(await isWanted(db, login, to, now))) return null;
    const { idLogin, nome } = login;
    const token = await issueLink(
      db,
      message,
      { tipo: 'CONFIRMAR_EMAIL', idLogin, dados: { email: to } },
      now,
    );
    return token ? { to, props: { nome, url: `${publicUrl}/confirme-seu-email?token=${token}` } } : null;
  };
}

const isStillTheirs = (_db: Database, login: { email: string }, to: string) =>
  Promise.resolve(login.email === to);
const isFree = async (db: Database, { idLogin }: { idLogin: number }, to: string, now: Date) =>
  !(await isEmailOfAnother(db, to, idLogin, now));

/**
 * Looks the person up here, out of the request's time. Unknown people get nothing, nor does who asked
 * an hour ago.
 */
async function composeRecovery(message: OutboxMessage, { db, throttle, publicUrl, now }: ComposerTools) {
  const { dados, tentativas, criadoEm } = message;
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  const { identificador, aplicacao } = v.parse(recoveryRequestSchema, dados);
  const login = await findRecoveryLogin({ db, throttle }, identificador, { firstAttempt: tentativas === 1 });
  if (!login) return null;
  const { idLogin, nome, email } = login;
  const token = await issueLink(db, message, { tipo: 'TROCAR_SENHA', idLogin, dados: {} }, now);
  return token ? { to: email, props: { nome, url: `${publicUrl}/trocasenha/${token}/${aplicacao}` } } : null;
}

const signInSchema = v.object({ ...accountSchema.entries, em: v.string(), agente: v.nullable(v.string()) });

/** Asks whether a sign-in was the person's. Whoever signs in again and again fills no mailbox. */
async function composeLoginConfirmation(
  message: OutboxMessage,
  { db, throttle, publicUrl, now }: ComposerTools,
) {
  const { dados, tentativas } = message;
  const to = addressOf(message);
  const { id_login: idLogin, em, agente } = v.parse(signInSchema, dados);
  const login = await findMailLogin(db, idLogin);
  if (!login || login.email !== to) return null;
  try {
    if (tentativas === 1) await throttle.take('login-notice', String(idLogin));
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
  const token = await issueLink(
    db,
    message,
    { tipo: 'CONFIRMAR_LOGIN', idLogin, dados: { em, agente } },
    now,
  );
  if (!token) return null;
  const props = {
    nome: login.nome,
    when: formatInstant(new Date(em)),
    browser: nameBrowser(agente),
    url: `${publicUrl}/confirmacao-login/${token}`,
  };
  return { to, props };
}

/** The way back in for somebody whose password was made worthless because a stranger knew it. */
async function composeBlockedAccess(message: OutboxMessage, { db, publicUrl, now }: ComposerTools) {
  const login = await findMailLogin(db, v.parse(accountSchema, message.dados).id_login);
  if (!login) return null;
  const { idLogin, nome, email } = login;
  const token = await issueLink(db, message, { tipo: 'TROCAR_SENHA', idLogin, dados: {} }, now);
  return token ? { to: email, props: { nome, url: `${publicUrl}/trocasenha/${token}/vitrine` } } : null;
}

const changeSchema = v.object({ ...accountSchema.entries, id_troca: v.nullish(v.number(), null) });

/** Tells an address that it was replaced; with the way back unless it was replaced by undoing. */
async function composeChangedEmail(message: OutboxMessage, { db, publicUrl, now }: ComposerTools) {
  const to = addressOf(message);
  const { nome, id_login: idLogin, id_troca } = v.parse(changeSchema, message.dados);
  if (id_troca === null) return { to, props: { nome, undoUrl: null, url: `${publicUrl}/minha-conta` } };
  if (!(await findUndoableChange(db, id_troca, now))) return null;
  const token = await issueLink(db, message, { tipo: 'DESFAZER_EMAIL', idLogin, dados: { id_troca } }, now);
  if (!token) return null;
  const undoUrl = `${publicUrl}/desfazer-email/${token}`;
  return { to, props: { nome, undoUrl, url: `${publicUrl}/minha-conta` } };
}

const whoeverSchema = v.object({ identificador: v.string() });

/** Tells of wrong passwords whoever has the name that was tried, once a day; nobody has it in most cases. */
async function composeWrongPasswords(
  { dados, tentativas, criadoEm }: OutboxMessage,
  { db, throttle, publicUrl, now }: ComposerTools,
) {
  if (now.getTime() - criadoEm.getTime() > HOUR_MS) return null;
  const { identificador } = v.parse(whoeverSchema, dados);
  const found = await findLogin(db, loginIdentifierKind(identificador), identificador);
  const login = found && (await findMailLogin(db, found.idLogin));
  if (!login) return null;
  try {
    if (tentativas === 1) await throttle.take('wrong-password-notice', String(login.idLogin));
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
  return { to: login.email, props: { nome: login.nome, url: `${publicUrl}/esqueceu-sua-senha` } };
}

const claimSchema = v.object({ nome: v.string() });
const refusedClaimSchema = v.object({ nome: v.string(), motivo: v.string() });

const composeFreedCpf: Composer<'cpf-liberado'> = (message, { publicUrl }) => {
  const { nome } = v.parse(claimSchema, message.dados);
  const to = addressOf(message);
  return Promise.resolve({ to, props: { nome, email: to, url: `${publicUrl}/autenticacao?register` } });
};

const composeRefusedCpf: Composer<'cpf-recusado'> = (message, { publicUrl }) => {
  const props = v.parse(refusedClaimSchema, message.dados);
  return Promise.resolve({ to: addressOf(message), props: { ...props, url: `${publicUrl}/este-cpf-e-meu` } });
};

/** Mails of the account by `tipo`. */
export const accountComposers = {
  'boas-vindas': telling('/'),
  'confirmar-email': confirming(isStillTheirs),
  'confirmar-novo-email': confirming(isFree),
  'confirmar-login': composeLoginConfirmation,
  'acesso-bloqueado': composeBlockedAccess,
  'esqueci-senha': composeRecovery,
  'senha-errada': composeWrongPasswords,
  'senha-alterada': telling('/esqueceu-sua-senha'),
  'email-alterado': composeChangedEmail,
  'cpf-retirado': telling('/atualizar-cadastro'),
  'cpf-liberado': composeFreedCpf,
  'cpf-recusado': composeRefusedCpf,
} satisfies Partial<Composers>;
