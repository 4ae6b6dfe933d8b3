import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#/storefront/features/order-desk/components/orders-page.tsx';
import { orderDeskQueries } from '#/storefront/features/order-desk/order-desk.queries.ts';
import { orderDeskSearchSchema } from '#/storefront/features/order-desk/order-desk.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/pedidos/')({
  validateSearch: orderDeskSearchSchema,
  beforeLoad: (route) => guard(route, 'find-orders'),
  loaderDeps: ({ search: { pagina = 1, busca = '' } }) => ({ pagina, busca }),
  loader: ({ context: { queryClient }, deps: { pagina, busca } }) =>
    queryClient.ensureQueryData(orderDeskQueries.list(pagina, busca)).then(() => {}),
  head: titledHead('Pedidos'),
  component: Orders,
});

function Orders() {
  const { pagina = 1, busca = '' } = Route.useSearch();
  return <OrdersPage page={pagina} busca={busca} />;
}
