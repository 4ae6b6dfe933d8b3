import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CancelEditionPage } from '#/storefront/features/course-desk/components/programmes/cancel-edition-page.tsx';
import { cancelEditionActions } from '#/storefront/features/course-desk/consequences/consequences.actions.ts';
import { consequencesQueries } from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import { editionParams, loadEdition } from '#/storefront/features/course-desk/programmes/edition-params.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute(
  '/_default/_signed-in/gestao/programas/$slug/edicoes/$idOferta/cancelar',
)({
  params: editionParams,
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, cancelEditionActions(posted.params.slug, idOf(posted.params, 'idOferta'))),
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { slug, idOferta } }) => {
    await loadEdition(queryClient, slug, idOferta);
    await queryClient.ensureQueryData(consequencesQueries.of(idOferta));
  },
  head: titledHead('Cancelar edição'),
  component: CancelEdition,
});

function CancelEdition() {
  const { answer } = Route.useRouteContext();
  const { slug, idOferta } = Route.useParams();
  const { data: programme } = useSuspenseQuery(programmeDeskQueries.programme(slug));
  const edition = programme.edicoes.find(({ id_oferta }) => id_oferta === idOferta);
  return edition && <CancelEditionPage key={idOferta} {...{ programme, edition, answer }} />;
}
