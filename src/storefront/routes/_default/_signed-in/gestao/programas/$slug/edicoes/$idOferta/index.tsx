import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { EditEditionPage } from '#/storefront/features/course-desk/components/programmes/edit-edition-page.tsx';
import { editionActions } from '#/storefront/features/course-desk/programmes/programmes.actions.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

const ids = idParams('idOferta');

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/$slug/edicoes/$idOferta')({
  params: {
    parse: ({ slug, ...rest }) => {
      const parsed = ids.parse(rest);
      return parsed && isSlug(slug) ? { slug, ...parsed } : false;
    },
    stringify: ({ slug, ...rest }) => ({ slug, ...ids.stringify(rest) }),
  },
  server: {
    handlers: { POST: (posted) => runAction(posted, editionActions(idOf(posted.params, 'idOferta'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { slug, idOferta } }) => {
    const { edicoes } = await queryClient
      .ensureQueryData(programmeDeskQueries.programme(slug))
      .catch(orNotFound);
    if (!edicoes.some(({ id_oferta }) => id_oferta === idOferta)) throw notFound();
  },
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
