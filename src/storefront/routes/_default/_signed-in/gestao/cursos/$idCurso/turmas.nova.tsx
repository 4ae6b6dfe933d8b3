import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { OfferFormPage } from '#/storefront/features/course-desk/components/offer-form-page.tsx';
import { newOfferActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { idOf, idParams } from '#/storefront/features/course-desk/id-params.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/nova')({
  params: idParams('idCurso'),
  server: {
    handlers: { POST: (posted) => runAction(posted, newOfferActions(idOf(posted.params, 'idCurso'))) },
  },
  beforeLoad: (route) => {
    guard(route, 'manage-catalogue');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient }, params: { idCurso } }) =>
    loadDeskCourse(queryClient, idCurso).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Nova turma', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: NewOffer,
});

function NewOffer() {
  const { idCurso } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(idCurso));
  return <OfferFormPage course={course} answer={answer} />;
}
