import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/blocks/page/page-search.ts';
import { PurchasesPage } from '#/features/purchases/components/purchases-page.tsx';
import { purchasesQueries } from '#/features/purchases/purchases.queries.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'shopper-page', 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(purchasesQueries.list(pagina)).then(() => {}),
  head: () => ({
    meta: [{ title: 'Minhas compras | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Purchases,
});

function Purchases() {
  const { pagina = 1 } = Route.useSearch();
  return <PurchasesPage page={pagina} />;
}
