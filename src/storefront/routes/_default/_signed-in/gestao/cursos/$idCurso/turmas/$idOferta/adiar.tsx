import { createFileRoute } from '@tanstack/react-router';
import { PostponeOfferPage } from '#/storefront/features/course-desk/components/consequences/postpone-offer-page.tsx';
import { postponeOfferActions } from '#/storefront/features/course-desk/consequences/consequences.actions.ts';
import { consequencesQueries } from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import { loadDeskOffer } from '#/storefront/features/course-desk/consequences/load-desk-offer.ts';
import { useDeskOffer } from '#/storefront/features/course-desk/consequences/use-desk-offer.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/turmas/$idOferta/adiar')({
  params: idParams('idCurso', 'idOferta'),
  server: {
    handlers: {
      POST: (posted) => {
        const { params } = posted;
        return runAction(posted, postponeOfferActions(idOf(params, 'idCurso'), idOf(params, 'idOferta')));
      },
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { idCurso, idOferta } }) => {
    await loadDeskOffer(queryClient, idCurso, idOferta);
    const { adiavel } = await queryClient.ensureQueryData(consequencesQueries.of(idOferta));
    if (adiavel) await queryClient.ensureQueryData(consequencesQueries.postponement(idOferta));
  },
  head: titledHead('Adiar turma'),
  component: PostponeOffer,
});

function PostponeOffer() {
  const { answer } = Route.useRouteContext();
  const { idCurso, idOferta } = Route.useParams();
  const shown = useDeskOffer(idCurso, idOferta);
  return shown && <PostponeOfferPage key={shown.offer.id_oferta} {...shown} answer={answer} />;
}
