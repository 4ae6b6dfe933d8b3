import { createFileRoute } from '@tanstack/react-router';
import { CourseDeskPage } from '#/storefront/features/course-desk/components/course-desk-page.tsx';
import { editCourseActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/')({
  params: idParams('idCurso'),
  server: {
    handlers: { POST: (posted) => runAction(posted, editCourseActions(idOf(posted.params, 'idCurso'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { idCurso } }) =>
    loadDeskCourse(queryClient, idCurso).then(() => {}),
  head: titledHead('Editar curso'),
  component: EditCourse,
});

function EditCourse() {
  const { idCurso } = Route.useParams();
  const { answer } = Route.useRouteContext();
  return <CourseDeskPage key={idCurso} courseId={idCurso} answer={answer} />;
}
