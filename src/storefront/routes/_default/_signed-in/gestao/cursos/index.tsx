import { createFileRoute } from '@tanstack/react-router';
import { CoursesPage } from '#/storefront/features/course-desk/components/courses-page.tsx';
import { courseListActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { deskCourseSearchSchema } from '#/storefront/features/course-desk/course-list/course-list.search.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/')({
  validateSearch: deskCourseSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, courseListActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(courseDeskQueries.list(deps)),
      queryClient.ensureQueryData(courseDeskQueries.options()),
    ]);
  },
  head: titledHead('Cursos da escola'),
  component: Courses,
});

function Courses() {
  const { answer } = Route.useRouteContext();
  return <CoursesPage search={Route.useSearch()} answer={answer} />;
}
