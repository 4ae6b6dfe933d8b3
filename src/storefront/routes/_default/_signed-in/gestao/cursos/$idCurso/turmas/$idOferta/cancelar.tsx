import { createFileRoute } from '@tanstack/react-router';
import { CancelOfferPage } from '#/storefront/features/course-desk/components/consequences/cancel-offer-page.tsx';
import { cancelOfferActions } from '#/storefront/features/course-desk/consequences/consequences.actions.ts';
import { loadDeskOffer } from '#/storefront/features/course-desk/consequences/load-desk-offer.ts';
import { useDeskOffer } from '#/storefront/features/course-desk/consequences/use-desk-offer.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/cancelar')(
  {
    params: idParams('idCurso', 'idOferta'),
    server: {
      handlers: {
        POST: (posted) => {
          const { params } = posted;
          return runAction(posted, cancelOfferActions(idOf(params, 'idCurso'), idOf(params, 'idOferta')));
        },
      },
    },
    beforeLoad: guardForm('manage-catalogue'),
    loader: ({ context: { queryClient }, params }) =>
      loadDeskOffer(queryClient, params.idCurso, params.idOferta),
    head: titledHead('Cancelar turma'),
    component: CancelOffer,
  },
);

function CancelOffer() {
  const { answer } = Route.useRouteContext();
  const { idCurso, idOferta } = Route.useParams();
  const shown = useDeskOffer(idCurso, idOferta);
  return shown && <CancelOfferPage key={shown.offer.id_oferta} {...shown} answer={answer} />;
}
