import type { Database } from '#/backend/db/database.ts';
import {
  deleteMessagesTo,
  deleteWaitingMessages,
  insertMessage,
  messageExists,
  selectMessagesTo,
  type Recipient,
} from './outbox-repository.ts';

/** Leaves a message for the mail job, in the transaction of what happened. */
export function enqueueMessage(
  tx: Database,
  message: { tipo: string; destinatario: string; dados: Record<string, unknown> },
  at: Date,
): Promise<void> {
  return insertMessage(tx, message, at);
}

/**
 * Leaves a message for whoever turns out to be meant by an identifier, already normalized, when it is sent:
 * perhaps nobody. Known and unknown people cause the same work.
 */
export function enqueueForWhoever(
  db: Database,
  message: { tipo: string; dados: { identificador: string } & Record<string, unknown> },
  at: Date,
): Promise<void> {
  return insertMessage(db, message, at);
}

/** False once a message was withdrawn, perhaps while it was being sent. */
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

/**
 * Messages to a person, sent or not, without what they carried: those of their logins, and all to addresses
 * that are confirmed.
 */
export function listMessagesTo(db: Database, recipient: Recipient) {
  return selectMessagesTo(db, recipient);
}

/** Deletes what a person was written, and what was written about their purchases. */
export function forgetMessagesTo(
  tx: Database,
  recipient: Recipient,
  purchaseCodes: readonly string[],
): Promise<void> {
  return deleteMessagesTo(tx, recipient, purchaseCodes);
}
