import { createFileRoute } from '@tanstack/react-router';
import { UnitsPage } from '#/storefront/features/course-desk/components/units-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/unidades/')({
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(courseDeskQueries.units()).then(() => {}),
  head: titledHead('Unidades da escola'),
  component: UnitsPage,
});
