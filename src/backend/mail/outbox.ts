import type { Database } from '#/backend/db/database.ts';
import { storedSender, type MailSender } from './mail-sender.ts';
import type { MailKind } from './templates/mail-templates.ts';
import type { ThirdPersonMail } from './third-person-mails.ts';
import {
  countWaitingMessages,
  deleteMessagesTo,
  deleteWaitingMessages,
  insertMessage,
  messageExists,
  selectMessagesOfPurchase,
  selectMessagesTo,
  type Recipient,
} from './outbox-repository.ts';

interface Message<Kind extends MailKind> {
  tipo: Kind;
  destinatario: string;
  dados: Record<string, unknown>;
}

/** Enqueues a message in the caller's transaction. */
export function enqueueMessage(
  tx: Database,
  message: Message<Exclude<MailKind, ThirdPersonMail>>,
  at: Date,
): Promise<void> {
  return insertMessage(tx, message, at);
}

/** As {@link enqueueMessage}, to an address that `sender` typed and is counted for (SECURITY-14). */
export function enqueueForThirdPerson(
  tx: Database,
  { sender, ...message }: Message<ThirdPersonMail> & { sender: MailSender },
  at: Date,
): Promise<void> {
  return insertMessage(tx, { ...message, remetente: storedSender(sender) }, at);
}

/**
 * Enqueues a message by identifier, which is resolved when it is sent, so that known and unknown people cause
 * the same work.
 */
export function enqueueForIdentifier(
  db: Database,
  message: { tipo: string; dados: { identificador: string } & Record<string, unknown> },
  at: Date,
): Promise<void> {
  return insertMessage(db, message, at);
}

export function isQueued(db: Database, id: number): Promise<boolean> {
  return messageExists(db, id);
}

/**
 * Withdraws waiting messages of a login: those of these kinds, and all that are addressed by one
 * of its identifiers.
 */
export function withdrawMessages(
  tx: Database,
  login: { loginId: number; tipos: readonly string[] },
  identifiers: readonly string[],
): Promise<void> {
  return deleteWaitingMessages(tx, login, identifiers);
}

export function listMessagesTo(db: Database, recipient: Recipient) {
  return selectMessagesTo(db, recipient);
}

/** Oldest first. */
export function listMessagesOfPurchase(db: Database, codigo: string) {
  return selectMessagesOfPurchase(db, codigo);
}

export function forgetMessagesTo(
  tx: Database,
  recipient: Recipient,
  purchaseCodes: readonly string[],
): Promise<void> {
  return deleteMessagesTo(tx, recipient, purchaseCodes);
}

/** Messages left before that time which aren't sent yet, or were given up. */
export async function countLateMails(db: Database, before: Date): Promise<number> {
  return countWaitingMessages(db, before);
}
