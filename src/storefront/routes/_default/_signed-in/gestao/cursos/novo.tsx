import { createFileRoute } from '@tanstack/react-router';
import { NewCoursePage } from '#/storefront/features/course-desk/components/new-course-page.tsx';
import { newCourseActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/novo')({
  server: { handlers: { POST: (posted) => runAction(posted, newCourseActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(courseDeskQueries.options()).then(() => {}),
  head: titledHead('Novo curso'),
  component: NewCourse,
});

function NewCourse() {
  const { answer } = Route.useRouteContext();
  return <NewCoursePage answer={answer} />;
}
