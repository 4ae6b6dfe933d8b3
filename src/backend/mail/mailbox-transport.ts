import type { Database } from '#/backend/db/database.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { MailTransport } from './mail.ts';
import { insertStoredMail } from './mailbox-repository.ts';

/** Stores mails instead of sending them. They hold links that open accounts: for development only. */
export function createMailboxTransport(db: Database, clock: Clock): MailTransport {
  return {
    send: async ({ to, subject, text, html }) => {
      await insertStoredMail(db, { para: to, assunto: subject, texto: text, html, enviado_em: clock() });
      return undefined;
    },
    close: () => {},
  };
}
