import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { noteBrowser } from './known-browser-repository.ts';
import { findMailLogin } from './login-access-repository.ts';

const SUSPICIOUS_TRIES = 5;

const wellFormed = /^[\w-]{43}$/;

export function browserTokenOf(cookie: string | undefined): string {
  return cookie && wellFormed.test(cookie) ? cookie : randomBytes(32).toString('base64url');
}

export const hashBrowserToken = (browserToken: string): Uint8Array =>
  createHash('sha256').update(browserToken).digest();

export interface SignInToReport {
  loginId: number;
  browserToken: string;
  userAgent: string | null;
  wrongTries: number;
}

/**
 * Remembers the browser, and mails the owner about an unknown one or after many wrong passwords. Call it in
 * the transaction that opens the session.
 */
export async function reportSignIn(
  tx: Database,
  { loginId, browserToken, userAgent, wrongTries }: SignInToReport,
  now: Date,
): Promise<void> {
  const hash = hashBrowserToken(browserToken);
  const { known, first } = await noteBrowser(tx, loginId, hash, now);
  const isUnusual = (!known && !first) || wrongTries >= SUSPICIOUS_TRIES;
  if (!isUnusual) return;
  const login = await findMailLogin(tx, loginId);
  if (!login?.emailConfirmadoEm) return;
  const dados = {
    nome: login.nome,
    id_login: loginId,
    em: now.toISOString(),
    agente: userAgent?.slice(0, 200) ?? null,
  };
  await enqueueMessage(tx, { tipo: 'confirmar-login', destinatario: login.email, dados }, now);
}
