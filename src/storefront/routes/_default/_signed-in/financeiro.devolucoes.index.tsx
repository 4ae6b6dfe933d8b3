import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { RefundRequestsPage } from '#/storefront/features/finance/components/refund-requests-page.tsx';
import { refundRequestActions } from '#/storefront/features/finance/refund-desk.actions.ts';
import { refundDeskQueries } from '#/storefront/features/finance/refund-desk.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

const searchSchema = v.object({
  ...pageSearchSchema.entries,
  compra: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60))), undefined)),
});

export const Route = createFileRoute('/_default/_signed-in/financeiro/devolucoes/')({
  validateSearch: searchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, refundRequestActions) } },
  beforeLoad: (route) => {
    guard(route, 'settle-finance');
    const typed = v.safeParse(purchaseCodeSchema, route.search.compra?.trim().toUpperCase());
    if (typed.success)
      throw redirect({ to: '/financeiro/devolucoes/$codigo', params: { codigo: typed.output } });
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search: { pagina } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(refundDeskQueries.waiting(pagina)).then(() => {}),
  head: titledHead('Devoluções'),
  component: RefundRequests,
});

function RefundRequests() {
  const { pagina = 1, compra } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <RefundRequestsPage page={pagina} missing={compra} answer={answer} />;
}
