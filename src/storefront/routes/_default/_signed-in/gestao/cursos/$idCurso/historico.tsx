import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '#/storefront/features/course-desk/components/history/history-page.tsx';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { historyActions } from '#/storefront/features/course-desk/history/history.actions.ts';
import { historyQueries } from '#/storefront/features/course-desk/history/history.queries.ts';
import { historySearchSchema } from '#/storefront/features/course-desk/history/history.search.ts';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { idOf, idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cursos/$idCurso/historico')({
  params: idParams('idCurso'),
  validateSearch: historySearchSchema,
  server: {
    handlers: { POST: (posted) => runAction(posted, historyActions(idOf(posted.params, 'idCurso'))) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loaderDeps: ({ search: { pagina = 1, turma } }) => ({ pagina, turma }),
  loader: async ({ context: { queryClient }, params: { idCurso }, deps }) => {
    await loadDeskCourse(queryClient, idCurso);
    await queryClient.ensureQueryData(historyQueries.of(idCurso, deps)).catch(orNotFound);
  },
  head: titledHead('Histórico'),
  component: History,
});

function History() {
  const { idCurso } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(idCurso));
  return <HistoryPage course={course} search={Route.useSearch()} answer={answer} />;
}
