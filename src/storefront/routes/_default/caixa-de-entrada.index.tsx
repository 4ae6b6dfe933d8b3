import { createFileRoute, notFound } from '@tanstack/react-router';
import { MailboxPage } from '#/storefront/features/mailbox/components/mailbox-page.tsx';
import { mailboxQueries } from '#/storefront/features/mailbox/mailbox.queries.ts';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/caixa-de-entrada/')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...mailboxQueries.list(), revalidateIfStale: true }).then(
      () => {},
      (error) => {
        throw isNotFoundError(error) ? notFound() : error;
      },
    ),
  head: titledHead('Caixa de entrada'),
  component: MailboxPage,
});
