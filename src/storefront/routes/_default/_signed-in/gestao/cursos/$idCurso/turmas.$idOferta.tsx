import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { OfferFormPage } from '#/storefront/features/course-desk/components/offer-form-page.tsx';
import { offerActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { idOf, idParams } from '#/storefront/features/course-desk/id-params.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta')({
  params: idParams('idCurso', 'idOferta'),
  server: {
    handlers: {
      POST: (posted) => {
        const { params } = posted;
        return runAction(posted, offerActions(idOf(params, 'idCurso'), idOf(params, 'idOferta')));
      },
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { idCurso, idOferta } }) => {
    const course = await loadDeskCourse(queryClient, idCurso);
    if (!course.turmas.some(({ id_oferta }) => id_oferta === idOferta)) throw notFound();
  },
  head: titledHead('Editar turma'),
  component: EditOffer,
});

function EditOffer() {
  const { idCurso, idOferta } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(idCurso));
  const offer = course.turmas.find(({ id_oferta }) => id_oferta === idOferta);
  return offer && <OfferFormPage key={idOferta} course={course} offer={offer} answer={answer} />;
}
