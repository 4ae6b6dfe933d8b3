import { createFileRoute } from '@tanstack/react-router';
import { ChecklistPage } from '#/storefront/features/checklist/components/checklist-page.tsx';
import { checklistQueries } from '#/storefront/features/checklist/checklist.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(checklistQueries.checklist()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Gestão da escola', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: ChecklistPage,
});
