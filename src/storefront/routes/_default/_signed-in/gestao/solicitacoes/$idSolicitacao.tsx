import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RequestPage } from '#/storefront/features/data-requests/components/request-page.tsx';
import { requestActions } from '#/storefront/features/data-requests/data-request.actions.ts';
import { dataRequestQueries } from '#/storefront/features/data-requests/data-request.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/solicitacoes/$idSolicitacao')({
  params: idParams('idSolicitacao'),
  server: {
    handlers: { POST: (posted) => runAction(posted, requestActions(idOf(posted.params, 'idSolicitacao'))) },
  },
  beforeLoad: guardForm('answer-data-requests'),
  loader: ({ context: { queryClient }, params: { idSolicitacao } }) =>
    queryClient.ensureQueryData(dataRequestQueries.one(idSolicitacao)).then(() => {}, orNotFound),
  head: titledHead('Solicitação de privacidade'),
  component: DataRequest,
});

function DataRequest() {
  const { idSolicitacao } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: request } = useSuspenseQuery(dataRequestQueries.one(idSolicitacao));
  return <RequestPage key={idSolicitacao} request={request} answer={answer} />;
}
