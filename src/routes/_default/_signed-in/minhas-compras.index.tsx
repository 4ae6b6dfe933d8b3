import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { PurchasesPage } from '#/features/purchases/components/purchases-page.tsx';
import { purchasesQueries } from '#/features/purchases/purchases.queries.ts';
import { requirePhone } from '#/features/session/phone-check.ts';

const pageSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(2),
  v.maxValue(10_000),
);

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/')({
  validateSearch: v.object({ pagina: v.optional(v.fallback(v.optional(pageSchema), undefined)) }),
  beforeLoad: ({ context: { session }, location }) => requirePhone(session, location.href),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    queryClient.ensureQueryData(purchasesQueries.list(pagina)).then(() => {}),
  head: () => ({
    meta: [{ title: 'Minhas compras | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Purchases,
});

function Purchases() {
  const { pagina = 1 } = Route.useSearch();
  return <PurchasesPage page={pagina} />;
}
