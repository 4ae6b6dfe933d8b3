import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '#/storefront/features/course-desk/components/coupons/coupons-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cupons/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(courseDeskQueries.coupons(pagina)).then(() => {}),
  head: titledHead('Cupons da escola'),
  component: Coupons,
});

function Coupons() {
  const { pagina = 1 } = Route.useSearch();
  return <CouponsPage page={pagina} />;
}
