import { createFileRoute } from '@tanstack/react-router';
import { DeskTeachersPage } from '#/storefront/features/course-desk/components/teachers/teachers-page.tsx';
import { teacherDeskQueries } from '#/storefront/features/course-desk/teachers/teachers.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/professores/')({
  validateSearch: pageSearchSchema,
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: ({ context: { queryClient }, deps: { pagina } }) =>
    queryClient.ensureQueryData(teacherDeskQueries.list(pagina)).then(() => {}),
  head: titledHead('Professores da escola'),
  component: DeskTeachers,
});

function DeskTeachers() {
  const { pagina = 1 } = Route.useSearch();
  return <DeskTeachersPage page={pagina} />;
}
