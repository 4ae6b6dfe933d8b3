import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { ProgrammePicturePage } from '#/storefront/features/course-desk/components/programmes/programme-picture-page.tsx';
import { runProgrammePictureAction } from '#/storefront/features/course-desk/picture.actions.ts';
import { programmeDeskQueries } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/programas/$slug/imagem')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  server: {
    handlers: { POST: (posted) => runProgrammePictureAction(posted, posted.params.slug) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { slug } }) =>
    queryClient
      .ensureQueryData(programmeDeskQueries.programme(slug))
      .catch(orNotFound)
      .then(() => {}),
  head: titledHead('Imagem do programa'),
  component: ProgrammePicture,
});

function ProgrammePicture() {
  const { slug } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: programme } = useSuspenseQuery(programmeDeskQueries.programme(slug));
  return <ProgrammePicturePage key={slug} programme={programme} answer={answer} />;
}
