import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { insertNewsletterToken } from './newsletter-repository.ts';

const DAY_MS = 86_400_000;

/** Makes the token of a link that confirms, good once for 24 hours. Only its hash is stored. */
export function issueConfirmation(
  db: Database,
  { id, versao, now }: { id: number; versao: string; now: Date },
): Promise<string> {
  const expira_em = new Date(now.getTime() + DAY_MS);
  return issue(db, { id_assinatura: id, tipo: 'CONFIRMAR', versao_texto: versao, expira_em });
}

/** Only the hash is stored. */
export function issueCancellation(db: Database, id: number): Promise<string> {
  return issue(db, { id_assinatura: id, tipo: 'CANCELAR', versao_texto: NEWSLETTER_TEXT_VERSION });
}

async function issue(
  db: Database,
  token: Omit<Parameters<typeof insertNewsletterToken>[1], 'hash'>,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertNewsletterToken(db, { ...token, hash: hashOneTimeToken(secret) });
  return secret;
}
