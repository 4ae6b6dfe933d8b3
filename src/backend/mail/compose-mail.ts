import type { Database } from '#/backend/db/database.ts';
import type { Throttle } from '#/backend/modules/identity/throttle.ts';
import type { MailContent } from './mail.ts';
import type { OutboxMessage } from './outbox-repository.ts';

export interface ComposerTools {
  db: Database;
  throttle: Throttle;
  /** Public address of the shop, without trailing slash. */
  publicUrl: string;
  /** The machine's clock: links are good from now on. */
  now: Date;
}

export interface ComposedMail {
  to: string;
  content: MailContent;
}

/** Makes the mail of a message. Null when there is nothing to send, now or ever; rejects when it can't be made. */
export type Composer = (message: OutboxMessage, tools: ComposerTools) => Promise<ComposedMail | null>;
