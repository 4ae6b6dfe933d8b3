import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { RefundDeskPage } from '#/storefront/features/finance/components/refund-desk-page.tsx';
import { refundDeskActions } from '#/storefront/features/finance/refund-desk.actions.ts';
import { refundDeskQueries } from '#/storefront/features/finance/refund-desk.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/financeiro/devolucoes/$codigo')({
  params: {
    parse: ({ codigo }) => {
      const code = v.safeParse(purchaseCodeSchema, codigo);
      return code.success ? { codigo: code.output } : false;
    },
  },
  server: { handlers: { POST: (posted) => runAction(posted, refundDeskActions) } },
  beforeLoad: (route) => {
    guard(route, 'settle-finance');
    const { person } = route.context.session;
    return {
      answer: readAnswer(route.serverContext),
      mayRefund: person !== null && person !== undefined && hasPermission(person.tipoLogin, 'refund'),
    };
  },
  loader: ({ context: { queryClient }, params: { codigo } }) =>
    queryClient.ensureQueryData(refundDeskQueries.of(codigo)).then(() => {}, orNotFound),
  head: titledHead('Devolver uma compra'),
  component: RefundDesk,
});

function RefundDesk() {
  const { codigo } = Route.useParams();
  const { answer, mayRefund } = Route.useRouteContext();
  return <RefundDeskPage codigo={codigo} mayRefund={mayRefund} answer={answer} />;
}
