import { createFileRoute } from '@tanstack/react-router';
import { CompanyOrdersPage } from '#/storefront/features/order-desk/components/company-orders-page.tsx';
import { orderDeskQueries } from '#/storefront/features/order-desk/order-desk.queries.ts';
import { orderDeskSearchSchema } from '#/storefront/features/order-desk/order-desk.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/empresas/')({
  validateSearch: orderDeskSearchSchema,
  beforeLoad: (route) => guard(route, 'find-orders'),
  loaderDeps: ({ search: { pagina = 1, busca = '' } }) => ({ pagina, busca }),
  loader: ({ context: { queryClient }, deps: { pagina, busca } }) =>
    queryClient.ensureQueryData(orderDeskQueries.companies(pagina, busca)).then(() => {}),
  head: titledHead('Pedidos de empresas'),
  component: CompanyOrders,
});

function CompanyOrders() {
  const { pagina = 1, busca = '' } = Route.useSearch();
  return <CompanyOrdersPage page={pagina} busca={busca} />;
}
