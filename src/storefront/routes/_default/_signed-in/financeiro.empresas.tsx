import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { CompanyTermsPage } from '#/storefront/features/finance/components/companies-page.tsx';
import { companyTermsActions } from '#/storefront/features/finance/invoice.actions.ts';
import { invoiceQueries } from '#/storefront/features/finance/invoice.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/financeiro/empresas')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, companyTermsActions) } },
  beforeLoad: guardForm('settle-finance'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(invoiceQueries.companies(pagina)).then(() => {}),
  head: titledHead('Empresas'),
  component: Companies,
});

function Companies() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <CompanyTermsPage page={pagina} answer={answer} />;
}
