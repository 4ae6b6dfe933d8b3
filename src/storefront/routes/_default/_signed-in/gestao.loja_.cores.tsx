import { createFileRoute } from '@tanstack/react-router';
import { LookPage } from '#/storefront/features/brand/components/look-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { lookActions } from '#/storefront/features/brand/brand-desk.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/cores')({
  server: { handlers: { POST: (posted) => runAction(posted, lookActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: titledHead('Cores e fonte'),
  component: SchoolLook,
});

function SchoolLook() {
  const { answer } = Route.useRouteContext();
  return <LookPage answer={answer} />;
}
