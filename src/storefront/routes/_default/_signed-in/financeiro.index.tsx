import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { FinancePage } from '#/storefront/features/finance/components/finance-page.tsx';
import { financeActions } from '#/storefront/features/finance/finance.actions.ts';
import { financeQueries } from '#/storefront/features/finance/finance.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/financeiro/')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, financeActions) } },
  beforeLoad: guardForm('settle-finance'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(financeQueries.page(pagina)).then(() => {}),
  head: titledHead('Pendências do financeiro'),
  component: Finance,
});

function Finance() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <FinancePage page={pagina} answer={answer} />;
}
