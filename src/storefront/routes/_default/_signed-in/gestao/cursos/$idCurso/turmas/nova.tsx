import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { OfferFormPage } from '#/storefront/features/course-desk/components/offer-form-page.tsx';
import { newOfferActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/nova')({
  params: idParams('idCurso'),
  server: {
    handlers: { POST: (posted) => runAction(posted, newOfferActions(idOf(posted.params, 'idCurso'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { idCurso } }) =>
    loadDeskCourse(queryClient, idCurso).then(() => {}),
  head: titledHead('Nova turma'),
  component: NewOffer,
});

function NewOffer() {
  const { idCurso } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(idCurso));
  return <OfferFormPage course={course} answer={answer} />;
}
