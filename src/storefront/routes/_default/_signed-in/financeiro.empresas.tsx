import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { CompanyTermsPage } from '#/storefront/features/finance/components/companies-page.tsx';
import { companyTermsActions } from '#/storefront/features/finance/invoice.actions.ts';
import { invoiceQueries } from '#/storefront/features/finance/invoice.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/financeiro/empresas')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, companyTermsActions) } },
  beforeLoad: (route) => {
    guard(route, 'settle-finance');
    return { answer: readAnswer(route.serverContext) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(invoiceQueries.companies(pagina)).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Empresas', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: Companies,
});

function Companies() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <CompanyTermsPage page={pagina} answer={answer} />;
}
