import { createFileRoute } from '@tanstack/react-router';
import { PicturePage } from '#/storefront/features/course-desk/components/picture-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { runCoursePictureAction } from '#/storefront/features/course-desk/picture.actions.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/imagem')({
  params: idParams('idCurso'),
  server: {
    handlers: { POST: (posted) => runCoursePictureAction(posted, idOf(posted.params, 'idCurso')) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { idCurso } }) => {
    await loadDeskCourse(queryClient, idCurso);
    await queryClient.ensureQueryData(courseDeskQueries.preview(idCurso));
  },
  head: titledHead('Imagem do curso'),
  component: CoursePicture,
});

function CoursePicture() {
  const { idCurso } = Route.useParams();
  const { answer } = Route.useRouteContext();
  return <PicturePage key={idCurso} courseId={idCurso} answer={answer} />;
}
