import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { findRecoveryLogin } from '#/backend/modules/recovery/find-recovery-login.ts';
import { findMailLogin } from '#/backend/modules/recovery/recovery-repository.ts';
import { isEmailOfAnother } from '#/backend/modules/email-address/email-address-repository.ts';
import { issueOneTimeToken } from '#/backend/modules/one-time-token/one-time-token.ts';
import { recoveryRequestSchema } from '#/contract/identity/password.ts';
import type { Composer, ComposerTools } from './compose-mail.ts';
import type { MailContent } from './mail.ts';
import type { OutboxMessage } from './outbox-repository.ts';
import {
  confirmEmailMail,
  confirmLoginMail,
  confirmNewEmailMail,
  emailChangedMail,
  newPasswordMail,
  passwordChangedMail,
  welcomeMail,
} from './templates/account-mails.ts';

const HOUR_MS = 3_600_000;

const accountSchema = v.object({ nome: v.string(), id_login: v.number() });

type Template = (data: { nome: string; url: string }) => MailContent;

/** A mail that leads to a page. */
const telling =
  (template: Template, path: string): Composer =>
  ({ destinatario, dados }, { publicUrl }) => {
    const { nome } = v.parse(accountSchema, dados);
    return Promise.resolve({ to: destinatario, content: template({ nome, url: publicUrl + path }) });
  };

/** A mail with a link that proves the address is the person's. Nothing is sent once that makes no sense any more. */
function confirming(
  template: Template,
  { tipo, pathOf }: { tipo: 'CONFIRMAR_EMAIL' | 'CONFIRMAR_LOGIN'; pathOf(token: string): string },
  isWanted: (db: Database, login: { idLogin: number; email: string }, to: string) => Promise<boolean>,
): Composer {
  return async ({ destinatario, dados }, { db, publicUrl, now }) => {
    const login = await findMailLogin(db, v.parse(accountSchema, dados).id_login);
    if (!login || !(await isWanted(db, login, destinatario))) return null;
    const { idLogin, nome } = login;
    const token = await issueOneTimeToken(db, { tipo, idLogin, dados: { email: destinatario } }, now);
    return { to: destinatario, content: template({ nome, url: publicUrl + pathOf(token) }) };
  };
}

const toEmailPage = {
  tipo: 'CONFIRMAR_EMAIL',
  pathOf: (token: string) => `/confirme-seu-email?token=${token}`,
} as const;
const toLoginPage = {
  tipo: 'CONFIRMAR_LOGIN',
  pathOf: (token: string) => `/confirmacao-login/${token}`,
} as const;

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
  return {
    to: email,
    content: newPasswordMail({ nome, url: `${publicUrl}/trocasenha/${token}/${aplicacao}` }),
  };
}

/** Mails of the account by `tipo`. */
export const accountComposers: Readonly<Record<string, Composer>> = {
  'boas-vindas': telling(welcomeMail, '/'),
  'confirmar-email': confirming(confirmEmailMail, toEmailPage, isStillTheirs),
  'confirmar-novo-email': confirming(confirmNewEmailMail, toEmailPage, isFree),
  'confirmar-login': confirming(confirmLoginMail, toLoginPage, isStillTheirs),
  'esqueci-senha': composeRecovery,
  'senha-alterada': telling(passwordChangedMail, '/esqueceu-sua-senha'),
  'email-alterado': telling(emailChangedMail, '/minha-conta'),
};
