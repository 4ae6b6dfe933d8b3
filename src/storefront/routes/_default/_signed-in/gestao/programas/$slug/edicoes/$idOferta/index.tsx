import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EditEditionPage } from '#/storefront/features/course-desk/components/programmes/edit-edition-page.tsx';
import { editionActions } from '#/storefront/features/course-desk/programmes/programmes.actions.ts';
import { editionParams, loadEdition } from '#/storefront/features/course-desk/programmes/edition-params.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf } from '#/storefront/shared/desk/id-params.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/$slug/edicoes/$idOferta/')({
  params: editionParams,
  server: {
    handlers: { POST: (posted) => runAction(posted, editionActions(idOf(posted.params, 'idOferta'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { slug, idOferta } }) =>
    loadEdition(queryClient, slug, idOferta),
  head: titledHead('Editar edição'),
  component: EditEdition,
});

function EditEdition() {
  const { slug, idOferta } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: programme } = useSuspenseQuery(programmeDeskQueries.programme(slug));
  const edition = programme.edicoes.find(({ id_oferta }) => id_oferta === idOferta);
  return edition && <EditEditionPage key={idOferta} {...{ programme, edition, answer }} />;
}
