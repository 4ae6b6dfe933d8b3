import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { addressOf, type Composer, type Composers } from '#/backend/mail/compose-mail.ts';
import { issueMailedToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { isEmailOfAnother } from './email-address-repository.ts';
import { findUndoableChange } from './email-change-repository.ts';
import { findMailLogin } from '../login/login-access-repository.ts';

const loginSchema = v.object({ id_login: v.number() });

/**
 * A mail with a link that proves the address is the person's. Nothing is sent once that makes no sense any
 * more.
 */
function confirming(
  isWanted: (
    db: Database,
    login: { loginId: number; email: string },
    to: string,
    now: Date,
  ) => Promise<boolean>,
): Composer<'confirmar-email' | 'confirmar-novo-email'> {
  return async (message, { db, publicUrl, now }) => {
    const to = addressOf(message);
    const login = await findMailLogin(db, v.parse(loginSchema, message.dados).id_login);
    if (!login || !(await isWanted(db, login, to, now))) return null;
    const { loginId, nome } = login;
    const wish = { tipo: 'CONFIRMAR_EMAIL', loginId, dados: { email: to } } as const;
    const token = await issueMailedToken(db, message, wish, now);
    return token ? { to, props: { nome, url: `${publicUrl}/confirme-seu-email?token=${token}` } } : null;
  };
}

const isStillTheirs = (_db: Database, login: { email: string }, to: string) =>
  Promise.resolve(login.email === to);
const isFree = async (db: Database, { loginId }: { loginId: number }, to: string, now: Date) =>
  !(await isEmailOfAnother(db, to, loginId, now));

const changeSchema = v.object({
  nome: v.string(),
  id_login: v.number(),
  id_troca: v.nullish(v.number(), null),
});

/** Notifies an address that it was replaced; with the way back unless it was replaced by undoing. */
const composeEmailChanged: Composer<'email-alterado'> = async (message, { db, publicUrl, now }) => {
  const to = addressOf(message);
  const { nome, id_login: loginId, id_troca } = v.parse(changeSchema, message.dados);
  if (id_troca === null) return { to, props: { nome, undoUrl: null, url: `${publicUrl}/minha-conta` } };
  if (!(await findUndoableChange(db, id_troca, now))) return null;
  const wish = { tipo: 'DESFAZER_EMAIL', loginId, dados: { id_troca } } as const;
  const token = await issueMailedToken(db, message, wish, now);
  if (!token) return null;
  const undoUrl = `${publicUrl}/desfazer-email/${token}`;
  return { to, props: { nome, undoUrl, url: `${publicUrl}/minha-conta` } };
};

export const emailAddressComposers = {
  'confirmar-email': confirming(isStillTheirs),
  'confirmar-novo-email': confirming(isFree),
  'email-alterado': composeEmailChanged,
} satisfies Partial<Composers>;
