import { os } from '#/backend/request/implementer.ts';
import { listMailbox, readMailboxMail } from '#/backend/mail/list-mailbox.ts';

export const mailboxRoutes = {
  list: os.mailbox.list.handler(({ context }) => listMailbox(context)),
  get: os.mailbox.get.handler(({ context, input }) => readMailboxMail(context, input.id)),
};
