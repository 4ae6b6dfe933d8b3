import type { Database } from '#/backend/db/database.ts';
import { withdrawMessages } from '#/backend/mail/outbox.ts';
import { findLoginNames } from './login-repository.ts';
import { forgetBrowsersOf } from './known-browser-repository.ts';
import { useUpTokens } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import { revokeFamiliesOfLogin } from './login-access-repository.ts';

const linkMessages = ['confirmar-email', 'confirmar-novo-email', 'confirmar-login', 'acesso-bloqueado'];

/**
 * Every link that a login was sent, or is going to be, opens nothing any more, and no address waits to be
 * confirmed. The one exception undoes a change of address. Call it in a transaction that has changed or
 * locked the login.
 */
export async function endOpenLinks(tx: Database, loginId: number, now: Date): Promise<void> {
  await useUpTokens(tx, loginId, now);
  const { cpf, email, usuario } = await findLoginNames(tx, loginId);
  const identifiers = [cpf, email, usuario].filter((name) => name !== null);
  await withdrawMessages(tx, { loginId, tipos: linkMessages }, identifiers);
}

interface Stored {
  familyId: string;
  browserHash: Uint8Array | null;
}

/**
 * After a new password: ends sessions, links and known browsers. Call it in the transaction of the change,
 * after it.
 */
export async function endAccess(tx: Database, loginId: number, now: Date, stored?: Stored): Promise<void> {
  await endOpenLinks(tx, loginId, now);
  await revokeFamiliesOfLogin(tx, loginId, now, stored?.familyId);
  await forgetBrowsersOf(tx, loginId, stored?.browserHash);
}
