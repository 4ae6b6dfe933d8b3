import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { TeacherPhotoPage } from '#/storefront/features/course-desk/components/teachers/teacher-photo-page.tsx';
import { runTeacherPhotoAction } from '#/storefront/features/course-desk/teachers/teachers.actions.ts';
import { teacherDeskQueries } from '#/storefront/features/course-desk/teachers/teachers.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/professores/$slug/foto')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  server: {
    handlers: { POST: (posted) => runTeacherPhotoAction(posted, posted.params.slug) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient }, params: { slug } }) =>
    queryClient
      .ensureQueryData(teacherDeskQueries.teacher(slug))
      .catch(orNotFound)
      .then(() => {}),
  head: titledHead('Foto do professor'),
  component: TeacherPhoto,
});

function TeacherPhoto() {
  const { slug } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: teacher } = useSuspenseQuery(teacherDeskQueries.teacher(slug));
  return <TeacherPhotoPage key={slug} teacher={teacher} answer={answer} />;
}
