import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '#/storefront/features/data-requests/components/requests-page.tsx';
import { dataRequestQueries } from '#/storefront/features/data-requests/data-request.queries.ts';
import { dataRequestSearchSchema } from '#/storefront/features/data-requests/data-request.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/solicitacoes/')({
  validateSearch: dataRequestSearchSchema,
  beforeLoad: (route) => guard(route, 'answer-data-requests'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(dataRequestQueries.list(deps)).then(() => {}),
  head: titledHead('Solicitações de privacidade'),
  component: Requests,
});

function Requests() {
  return <RequestsPage search={Route.useSearch()} />;
}
