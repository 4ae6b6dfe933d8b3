import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SchedulePage } from '#/storefront/features/course-desk/components/schedule/schedule-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { scheduleActions } from '#/storefront/features/course-desk/schedule/schedule.actions.ts';
import { scheduleQueries } from '#/storefront/features/course-desk/schedule/schedule.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/agenda')({
  params: idParams('idCurso'),
  server: {
    handlers: { POST: (posted) => runAction(posted, scheduleActions(idOf(posted.params, 'idCurso'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { idCurso } }) => {
    await loadDeskCourse(queryClient, idCurso);
    await queryClient.ensureQueryData(scheduleQueries.of(idCurso)).catch(orNotFound);
  },
  head: titledHead('Agenda do curso'),
  component: Schedule,
});

function Schedule() {
  const { idCurso } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(idCurso));
  return <SchedulePage course={course} answer={answer} />;
}
