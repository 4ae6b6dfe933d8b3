import { os } from '#/backend/request/implementer.ts';
import { listMailbox, readMailboxMail } from '#/backend/mail/list-mailbox.ts';

export const mailboxRoutes = {
  listMailbox: os.mailbox.listMailbox.handler(({ context }) => listMailbox(context)),
  getMailboxMail: os.mailbox.getMailboxMail.handler(({ context, input }) =>
    readMailboxMail(context, input.id),
  ),
};
