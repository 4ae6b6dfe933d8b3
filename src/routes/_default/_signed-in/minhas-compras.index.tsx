import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/blocks/page/page-search.ts';
import { EnrolmentsList } from '#/features/enrolment/components/enrolments-list.tsx';
import { enrolmentQueries } from '#/features/enrolment/enrolment.queries.ts';
import { PurchasesPage } from '#/features/purchases/components/purchases-page.tsx';
import { purchasesQueries } from '#/features/purchases/purchases.queries.ts';
import { guard } from '#/routes/-guards.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'shopper-page', 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    Promise.all([
      queryClient.ensureQueryData(purchasesQueries.list(pagina)),
      queryClient.ensureQueryData(enrolmentQueries.list()),
    ]).then(() => {}),
  head: () => ({
    meta: [{ title: 'Minhas compras | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Purchases,
});

function Purchases() {
  const { pagina = 1 } = Route.useSearch();
  const { data: enrolments } = useSuspenseQuery(enrolmentQueries.list());
  return (
    <PurchasesPage
      page={pagina}
      hasEnrolments={enrolments.length > 0}
      enrolments={pagina === 1 && <EnrolmentsList />}
    />
  );
}
