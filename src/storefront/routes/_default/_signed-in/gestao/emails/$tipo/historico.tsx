import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { mailActions } from '#/storefront/features/words/mails/mail.actions.ts';
import { mailQueries } from '#/storefront/features/words/mails/mail.queries.ts';
import { MailHistoryPage } from '#/storefront/features/words/mails/mail-history-page.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/emails/$tipo/historico')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, mailActions(posted.params.tipo)) } },
  beforeLoad: guardForm('manage-school'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, params: { tipo }, deps: { pagina } }) =>
    Promise.all([
      queryClient.ensureQueryData(mailQueries.mail(tipo)),
      queryClient.ensureQueryData(mailQueries.changes(tipo, pagina)),
    ]).then(() => {}, orNotFound),
  head: titledHead('Histórico de um e-mail'),
  component: MailHistory,
});

function MailHistory() {
  const { tipo } = Route.useParams();
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  const { data: mail } = useSuspenseQuery(mailQueries.mail(tipo));
  return <MailHistoryPage mail={mail} page={pagina} answer={answer} />;
}
