import { createFileRoute } from '@tanstack/react-router';
import { LookPage } from '#/storefront/features/brand/components/look-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { lookActions } from '#/storefront/features/brand/brand-desk.actions.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/cores')({
  server: { handlers: { POST: (posted) => runAction(posted, lookActions) } },
  beforeLoad: (route) => {
    guard(route, 'manage-school');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Cores da loja', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: SchoolLook,
});

function SchoolLook() {
  const { answer } = Route.useRouteContext();
  return <LookPage answer={answer} />;
}
