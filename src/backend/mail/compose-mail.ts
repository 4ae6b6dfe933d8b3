import type { Database } from '#/backend/db/database.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';
import type { OutboxMessage } from './outbox-repository.ts';
import type { MailKind, MailProps } from './templates/mail-templates.ts';

export interface ComposerTools {
  db: Database;
  throttle: Throttle;
  /** Public address of the shop, without trailing slash. */
  publicUrl: string;
  /** The machine's clock: links are good from now on. */
  now: Date;
}

/** Whom a mail goes to, and what its template has to be told. */
export interface ComposedMail<Kind extends MailKind> {
  to: string;
  props: MailProps<Kind>;
}

/** The address of a message that has one. */
export function addressOf({ id, destinatario }: OutboxMessage): string {
  if (destinatario === null) throw new Error(`message ${id} is to no address`);
  return destinatario;
}

/**
 * Makes the mail of a message. Null when there is nothing to send, now or ever; rejects when it
 * can't be made.
 */
export type Composer<Kind extends MailKind> = (
  message: OutboxMessage,
  tools: ComposerTools,
) => Promise<ComposedMail<Kind> | null>;

/** One for each kind of mail, by `tipo` of its message. */
export type Composers = { readonly [Kind in MailKind]: Composer<Kind> };
