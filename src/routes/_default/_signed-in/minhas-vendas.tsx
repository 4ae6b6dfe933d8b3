import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/blocks/page/page-search.ts';
import { SalesPage } from '#/features/sales/components/sales-page.tsx';
import { SellersOnlyPage } from '#/features/sales/components/sellers-only-page.tsx';
import { hasPermission, type LoginKind } from '#/domain/person/login-kind.ts';
import { salesQueries } from '#/features/sales/sales.queries.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, person }, deps: { pagina = 1 } }) => {
    if (sells(person)) await queryClient.ensureQueryData(salesQueries.list(pagina));
  },
  head: () => ({
    meta: [{ title: 'Minhas vendas | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Sales,
});

function Sales() {
  const { pagina = 1 } = Route.useSearch();
  const { person } = Route.useRouteContext();
  return sells(person) ? <SalesPage page={pagina} /> : <SellersOnlyPage />;
}

function sells({ tipoLogin }: { tipoLogin: LoginKind }): boolean {
  return hasPermission(tipoLogin, 'see-own-sales');
}
