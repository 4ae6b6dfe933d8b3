import { createFileRoute } from '@tanstack/react-router';
import { ChecklistPage } from '#/storefront/features/checklist/components/checklist-page.tsx';
import { checklistQueries } from '#/storefront/features/checklist/checklist.queries.ts';
import { checklistActions } from '#/storefront/features/checklist/checklist.actions.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/')({
  server: { handlers: { POST: (posted) => runAction(posted, checklistActions) } },
  beforeLoad: (route) => {
    guard(route, 'manage-school');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(checklistQueries.checklist()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Gestão da escola', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: Checklist,
});

function Checklist() {
  const { answer } = Route.useRouteContext();
  return <ChecklistPage answer={answer} />;
}
