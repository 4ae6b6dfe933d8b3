import { createHash, randomBytes } from 'node:crypto';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { isQueued } from '#/backend/mail/outbox.ts';
import { insertToken, lockLogin, type OneTimeTokenKind } from './one-time-token-repository.ts';

const MINUTE_MS = 60_000;

/** How long each kind is good for, from the moment it is sent (IDENTITY-10, IDENTITY-11). */
const minutes: Record<OneTimeTokenKind, number> = {
  TROCAR_SENHA: 30,
  CONFIRMAR_EMAIL: 24 * 60,
  CONFIRMAR_LOGIN: 24 * 60,
  DESFAZER_EMAIL: 7 * 24 * 60,
};

export interface TokenWish {
  tipo: OneTimeTokenKind;
  loginId: number;
  dados: Record<string, unknown>;
}

/** Only the hash is stored. */
export async function issueOneTimeToken(
  db: Database,
  { tipo, loginId, dados }: TokenWish,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(db, {
    hash: hashOneTimeToken(token),
    tipo,
    id_login: loginId,
    dados,
    criado_em: now,
    expira_em: new Date(now.getTime() + minutes[tipo] * MINUTE_MS),
  });
  return token;
}

/**
 * The token for the link of a message that is being sent. Undefined when the message was withdrawn
 * meanwhile, as by a new password: that waits for the login, or this does.
 */
export function issueMailedToken(
  db: Database,
  { id }: { id: number },
  wish: TokenWish,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await lockLogin(tx, wish.loginId);
    return (await isQueued(tx, id)) ? issueOneTimeToken(tx, wish, now) : undefined;
  });
}

export function hashOneTimeToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** The same for a code that never was, was used, or is too old. */
export const deadLink = () =>
  new BackendError(410, 'LINK_SEM_VALIDADE', 'Este link já foi usado ou perdeu a validade. Peça um novo.');
