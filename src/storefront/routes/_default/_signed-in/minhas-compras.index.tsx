import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { companyOrderQueries } from '#/storefront/features/company-order/company-order.queries.ts';
import { OwnSeats } from '#/storefront/features/company-order/components/own-seats.tsx';
import { EnrolmentsList } from '#/storefront/features/enrolment/components/enrolments-list.tsx';
import { enrolmentQueries } from '#/storefront/features/enrolment/enrolment.queries.ts';
import { PurchasesPage } from '#/storefront/features/purchases/components/purchases-page.tsx';
import { purchasesQueries } from '#/storefront/features/purchases/purchases.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'shopper-page', 'phone-check'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { pagina = 1 } }) =>
    Promise.all([
      queryClient.ensureQueryData(purchasesQueries.list(pagina)),
      queryClient.ensureQueryData(enrolmentQueries.list()),
      queryClient.ensureQueryData(companyOrderQueries.ownSeats()),
    ]).then(() => {}),
  head: titledHead('Minhas compras'),
  component: Purchases,
});

function Purchases() {
  const { pagina = 1 } = Route.useSearch();
  const { data: enrolments } = useSuspenseQuery(enrolmentQueries.list());
  const { data: seats } = useSuspenseQuery(companyOrderQueries.ownSeats());
  return (
    <PurchasesPage
      page={pagina}
      hasOthers={enrolments.length > 0 || seats.length > 0}
      others={
        pagina === 1 && (
          <>
            <OwnSeats />
            <EnrolmentsList />
          </>
        )
      }
    />
  );
}
