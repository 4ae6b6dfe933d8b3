import { createFileRoute } from '@tanstack/react-router';
import { NamesPage } from '#/storefront/features/course-desk/components/names/names-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/nomes/')({
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(courseDeskQueries.names()).then(() => {}),
  head: titledHead('Nomes do catálogo'),
  component: NamesPage,
});
