import { createFileRoute } from '@tanstack/react-router';
import { DeskProgrammesPage } from '#/storefront/features/course-desk/components/programmes/programmes-page.tsx';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(programmeDeskQueries.list(pagina)).then(() => {}),
  head: titledHead('Programas da escola'),
  component: DeskProgrammes,
});

function DeskProgrammes() {
  const { pagina = 1 } = Route.useSearch();
  return <DeskProgrammesPage page={pagina} />;
}
