import { createFileRoute } from '@tanstack/react-router';
import { TasksPage } from '#/storefront/features/tasks/components/tasks-page.tsx';
import { taskActions } from '#/storefront/features/tasks/tasks.actions.ts';
import { taskQueries } from '#/storefront/features/tasks/tasks.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/tarefas/')({
  validateSearch: pageSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, taskActions) } },
  beforeLoad: guardForm('manage-school'),
  loaderDeps: ({ search: { pagina = 1 } }) => ({ pagina }),
  loader: async ({ context: { queryClient }, deps: { pagina } }) => {
    await Promise.all([
      queryClient.ensureQueryData(taskQueries.tasks()),
      queryClient.ensureQueryData(taskQueries.mails(pagina)),
    ]);
  },
  head: titledHead('Tarefas e e-mails'),
  component: Tasks,
});

function Tasks() {
  const { pagina = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <TasksPage page={pagina} answer={answer} />;
}
