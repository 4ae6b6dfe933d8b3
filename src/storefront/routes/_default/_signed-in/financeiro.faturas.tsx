import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { InvoicesPage } from '#/storefront/features/finance/components/invoices-page.tsx';
import { invoiceActions } from '#/storefront/features/finance/invoice.actions.ts';
import { invoiceQueries } from '#/storefront/features/finance/invoice.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/financeiro/faturas')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, invoiceActions) } },
  beforeLoad: guardForm('settle-finance'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(invoiceQueries.open(pagina)).then(() => {}),
  head: titledHead('Faturas de empresas'),
  component: Invoices,
});

function Invoices() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <InvoicesPage page={pagina} answer={answer} />;
}
