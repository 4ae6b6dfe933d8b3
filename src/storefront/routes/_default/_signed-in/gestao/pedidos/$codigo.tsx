import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { OrderPage } from '#/storefront/features/order-desk/components/order-page.tsx';
import { orderDeskQueries } from '#/storefront/features/order-desk/order-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/pedidos/$codigo')({
  params: {
    parse: ({ codigo }) => {
      const code = v.safeParse(purchaseCodeSchema, codigo);
      return code.success ? { codigo: code.output } : false;
    },
  },
  beforeLoad: (route) => guard(route, 'find-orders'),
  loader: ({ context: { queryClient }, params: { codigo } }) =>
    queryClient.ensureQueryData(orderDeskQueries.order(codigo)).then(() => {}, orNotFound),
  head: titledHead('Pedido'),
  component: Order,
});

function Order() {
  const { codigo } = Route.useParams();
  const { session } = Route.useRouteContext();
  const { person } = session;
  return person && <OrderPage key={codigo} codigo={codigo} kind={person.tipoLogin} />;
}
