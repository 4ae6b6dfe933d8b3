import { createFileRoute } from '@tanstack/react-router';
import { MailboxPage } from '#/storefront/features/mailbox/components/mailbox-page.tsx';
import { mailboxQueries } from '#/storefront/features/mailbox/mailbox.queries.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/caixa-de-entrada/')({
  loader: ({ context: { queryClient } }) =>
    queryClient
      .ensureQueryData({ ...mailboxQueries.list(), revalidateIfStale: true })
      .then(() => {}, orNotFound),
  head: titledHead('Caixa de entrada'),
  component: MailboxPage,
});
