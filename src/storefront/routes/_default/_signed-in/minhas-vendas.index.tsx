import { createFileRoute } from '@tanstack/react-router';
import { assistedQueries } from '#/storefront/features/assisted/assisted.queries.ts';
import { PendingDiscounts } from '#/storefront/features/assisted/components/pending-discounts.tsx';
import { SalesPage } from '#/storefront/features/sales/components/sales-page.tsx';
import { SellersOnlyPage } from '#/storefront/features/sales/components/sellers-only-page.tsx';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { salesQueries } from '#/storefront/features/sales/sales.queries.ts';
import { salesSearchSchema } from '#/storefront/features/sales/sales.search.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas/')({
  validateSearch: salesSearchSchema,
  beforeLoad: (route) => guard(route, 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, person }, deps }) => {
    if (!sells(person)) return;
    await Promise.all([
      queryClient.ensureQueryData(salesQueries.list(deps)),
      approves(person) && queryClient.ensureQueryData(assistedQueries.discounts()),
    ]);
  },
  head: titledHead('Minhas Vendas'),
  component: Sales,
});

function Sales() {
  const search = Route.useSearch();
  const { person } = Route.useRouteContext();
  if (!sells(person)) return <SellersOnlyPage />;
  return <SalesPage search={search} discounts={approves(person) && <PendingDiscounts />} />;
}

function approves({ tipoLogin }: { tipoLogin: LoginKind }): boolean {
  return hasPermission(tipoLogin, 'approve-discounts');
}

function sells({ tipoLogin }: { tipoLogin: LoginKind }): boolean {
  return hasPermission(tipoLogin, 'see-own-sales');
}
