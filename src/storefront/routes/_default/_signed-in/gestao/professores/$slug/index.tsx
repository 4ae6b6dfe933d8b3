import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { EditTeacherPage } from '#/storefront/features/course-desk/components/teachers/edit-teacher-page.tsx';
import { teacherActions } from '#/storefront/features/course-desk/teachers/teachers.actions.ts';
import { teacherDeskQueries } from '#/storefront/features/course-desk/teachers/teachers.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/professores/$slug/')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  server: {
    handlers: { POST: (posted) => runAction(posted, teacherActions(posted.params.slug)) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { slug } }) =>
    queryClient
      .ensureQueryData(teacherDeskQueries.teacher(slug))
      .catch(orNotFound)
      .then(() => {}),
  head: titledHead('Editar professor'),
  component: EditTeacher,
});

function EditTeacher() {
  const { slug } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: teacher } = useSuspenseQuery(teacherDeskQueries.teacher(slug));
  return <EditTeacherPage key={slug} teacher={teacher} answer={answer} />;
}
