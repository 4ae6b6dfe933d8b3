import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '#/storefront/features/course/components/course-page.tsx';
import { PreviewPage } from '#/storefront/features/course-desk/components/preview-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { idParams } from '#/storefront/shared/desk/id-params.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/previa')({
  params: idParams('idCurso'),
  beforeLoad: (route) => guard(route, 'manage-catalogue'),
  loader: ({ context: { queryClient }, params: { idCurso } }) =>
    queryClient.ensureQueryData(courseDeskQueries.preview(idCurso)).then(() => {}, orNotFound),
  head: titledHead('Prévia do curso'),
  component: Preview,
});

function Preview() {
  const { idCurso } = Route.useParams();
  const { siteUrl } = Route.useRouteContext();
  const { data: course } = useSuspenseQuery(courseDeskQueries.preview(idCurso));
  return (
    <PreviewPage courseId={idCurso}>
      <CoursePage course={course} signedIn={false} sgnOrigin={null} siteUrl={siteUrl} />
    </PreviewPage>
  );
}
