import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { SalesPage } from '#/features/sales/components/sales-page.tsx';
import { SellersOnlyPage } from '#/features/sales/components/sellers-only-page.tsx';
import { hasPermission, type LoginKind } from '#/domain/login-kind.ts';
import { salesQueries } from '#/features/sales/sales.queries.ts';
import { guard } from '#/routes/-guards.ts';

const pageSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(2),
  v.maxValue(10_000),
);

export const Route = createFileRoute('/_default/_signed-in/minhas-vendas')({
  validateSearch: v.object({ pagina: v.optional(v.fallback(v.optional(pageSchema), undefined)) }),
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
