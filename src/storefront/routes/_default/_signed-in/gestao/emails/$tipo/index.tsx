import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { mailActions } from '#/storefront/features/words/mails/mail.actions.ts';
import { mailQueries } from '#/storefront/features/words/mails/mail.queries.ts';
import { EditMailPage } from '#/storefront/features/words/mails/mail-page.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/emails/$tipo/')({
  server: { handlers: { POST: (posted) => runAction(posted, mailActions(posted.params.tipo)) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient }, params: { tipo } }) =>
    queryClient.ensureQueryData(mailQueries.mail(tipo)).then(() => {}, orNotFound),
  head: titledHead('Texto de um e-mail'),
  component: EditMail,
});

function EditMail() {
  const { tipo } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: mail } = useSuspenseQuery(mailQueries.mail(tipo));
  return <EditMailPage key={tipo} mail={mail} answer={answer} />;
}
