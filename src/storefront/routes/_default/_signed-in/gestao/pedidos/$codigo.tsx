import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { OrderPage } from '#/storefront/features/order-desk/components/order-page.tsx';
import { orderDeskActions } from '#/storefront/features/order-desk/order-desk.actions.ts';
import { RefundsOfOrder } from '#/storefront/features/finance/components/refund-parts.tsx';
import { refundDeskActions } from '#/storefront/features/finance/refund-desk.actions.ts';
import { refundDeskQueries } from '#/storefront/features/finance/refund-desk.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
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
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, { ...refundDeskActions, ...orderDeskActions(posted.params.codigo) }),
    },
  },
  beforeLoad: (route) => {
    guard(route, 'find-orders');
    const kind = route.context.session.person?.tipoLogin;
    return {
      answer: readAnswer(route.serverContext),
      seesRefunds: kind !== undefined && hasPermission(kind, 'settle-finance'),
    };
  },
  loader: async ({ context: { queryClient, seesRefunds }, params: { codigo } }) => {
    await Promise.all([
      queryClient.ensureQueryData(orderDeskQueries.order(codigo)),
      ...(seesRefunds ? [queryClient.ensureQueryData(refundDeskQueries.of(codigo))] : []),
    ]).catch(orNotFound);
  },
  head: titledHead('Pedido'),
  component: Order,
});

function Order() {
  const { codigo } = Route.useParams();
  const { session, answer, seesRefunds } = Route.useRouteContext();
  const { person } = session;
  if (!person) return null;
  const { tipoLogin: kind } = person;
  return (
    <OrderPage
      key={codigo}
      codigo={codigo}
      kind={kind}
      answer={answer}
      refund={
        seesRefunds && (
          <RefundsOfOrder codigo={codigo} mayRefund={hasPermission(kind, 'refund')} answer={answer} />
        )
      }
    />
  );
}
