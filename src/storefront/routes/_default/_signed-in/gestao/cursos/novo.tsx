import { createFileRoute } from '@tanstack/react-router';
import { NewCoursePage } from '#/storefront/features/course-desk/components/new-course-page.tsx';
import { newCourseActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/novo')({
  server: { handlers: { POST: (posted) => runAction(posted, newCourseActions) } },
  beforeLoad: (route) => {
    guard(route, 'manage-catalogue');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(courseDeskQueries.options()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Novo curso', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: NewCourse,
});

function NewCourse() {
  const { answer } = Route.useRouteContext();
  return <NewCoursePage answer={answer} />;
}
