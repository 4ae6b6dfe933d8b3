import { createFileRoute } from '@tanstack/react-router';
import { WaitingOffersPage } from '#/storefront/features/waiting-desk/components/waiting-offers-page.tsx';
import { waitingDeskQueries } from '#/storefront/features/waiting-desk/waiting-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/listas-de-espera/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'see-students'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(waitingDeskQueries.offers(pagina)).then(() => {}),
  head: titledHead('Listas de espera'),
  component: WaitingOffers,
});

function WaitingOffers() {
  const { pagina = 1 } = Route.useSearch();
  return <WaitingOffersPage page={pagina} />;
}
