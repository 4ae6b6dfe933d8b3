import type { Database } from '#/backend/db/database.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { MailTransport } from './mail.ts';
import { createMailboxTransport } from './mailbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The way mails leave as the settings say; null when there is none, and messages wait in the outbox. */
export function createMailTransport(
  { mail, publicUrl }: BackendSettings,
  { db, clock }: { db: Database; clock: Clock },
): MailTransport | null {
  switch (mail.kind) {
    case 'smtp':
      return createSmtpTransport(mail.url, mail.from ?? `nao-responda@${new URL(publicUrl).hostname}`);
    case 'mailbox':
      return createMailboxTransport(db, clock);
    case 'none':
      return null;
  }
}
