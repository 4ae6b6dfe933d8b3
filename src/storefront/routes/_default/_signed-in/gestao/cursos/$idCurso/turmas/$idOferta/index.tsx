import { createFileRoute } from '@tanstack/react-router';
import { EditOfferPage } from '#/storefront/features/course-desk/components/consequences/edit-offer-page.tsx';
import { offerActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { enrolmentActions } from '#/storefront/features/course-desk/consequences/consequences.actions.ts';
import { loadDeskOffer } from '#/storefront/features/course-desk/consequences/load-desk-offer.ts';
import { useDeskOffer } from '#/storefront/features/course-desk/consequences/use-desk-offer.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/')({
  params: idParams('idCurso', 'idOferta'),
  server: {
    handlers: {
      POST: (posted) => {
        const { params } = posted;
        const ids = [idOf(params, 'idCurso'), idOf(params, 'idOferta')] as const;
        return runAction(posted, { ...offerActions(...ids), ...enrolmentActions(...ids) });
      },
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params }) =>
    loadDeskOffer(queryClient, params.idCurso, params.idOferta),
  head: titledHead('Editar turma'),
  component: EditOffer,
});

function EditOffer() {
  const { answer } = Route.useRouteContext();
  const { idCurso, idOferta } = Route.useParams();
  const shown = useDeskOffer(idCurso, idOferta);
  return shown && <EditOfferPage key={shown.offer.id_oferta} {...shown} answer={answer} />;
}
