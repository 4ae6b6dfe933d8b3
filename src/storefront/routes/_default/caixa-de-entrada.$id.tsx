import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MailPage } from '#/storefront/features/mailbox/components/mail-page.tsx';
import { mailboxQueries } from '#/storefront/features/mailbox/mailbox.queries.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/caixa-de-entrada/$id')({
  params: {
    parse: ({ id }) => (/^[1-9]\d{0,8}$/.test(id) ? { id } : false),
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(mailboxQueries.mail(Number(params.id))).then(() => {}, orNotFound),
  head: ({ match }) => ({ meta: [{ title: titled('E-mail', match.context.brand) }] }),
  component: Mail,
});

function Mail() {
  const { id } = Route.useParams();
  return <MailPage id={Number(id)} />;
}
