import { createFileRoute } from '@tanstack/react-router';
import { ChecklistPage } from '#/storefront/features/checklist/components/checklist-page.tsx';
import { checklistQueries } from '#/storefront/features/checklist/checklist.queries.ts';
import { checklistActions } from '#/storefront/features/checklist/checklist.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/')({
  server: { handlers: { POST: (posted) => runAction(posted, checklistActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(checklistQueries.checklist()).then(() => {}),
  head: titledHead('Gestão da escola'),
  component: Checklist,
});

function Checklist() {
  const { answer } = Route.useRouteContext();
  return <ChecklistPage answer={answer} />;
}
