import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { EditProgrammePage } from '#/storefront/features/course-desk/components/programmes/edit-programme-page.tsx';
import { programmeActions } from '#/storefront/features/course-desk/programmes/programmes.actions.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/$slug/')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  server: {
    handlers: { POST: (posted) => runAction(posted, programmeActions(posted.params.slug)) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { slug } }) =>
    queryClient
      .ensureQueryData(programmeDeskQueries.programme(slug))
      .catch(orNotFound)
      .then(() => {}),
  head: titledHead('Editar programa'),
  component: EditProgramme,
});

function EditProgramme() {
  const { slug } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: programme } = useSuspenseQuery(programmeDeskQueries.programme(slug));
  return <EditProgrammePage key={slug} programme={programme} answer={answer} />;
}
