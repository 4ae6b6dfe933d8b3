import { createFileRoute } from '@tanstack/react-router';
import { mailQueries } from '#/storefront/features/words/mails/mail.queries.ts';
import { MailsPage } from '#/storefront/features/words/mails/mails-page.tsx';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/emails/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(mailQueries.mails()).then(() => {}),
  head: titledHead('Textos dos e-mails'),
  component: MailsPage,
});
