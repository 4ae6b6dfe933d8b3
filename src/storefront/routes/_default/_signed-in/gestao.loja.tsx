import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '#/storefront/features/brand/components/brand-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { brandActions } from '#/storefront/features/brand/brand-desk.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja')({
  server: { handlers: { POST: (posted) => runAction(posted, brandActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: titledHead('Dados da escola'),
  component: SchoolData,
});

function SchoolData() {
  const { answer } = Route.useRouteContext();
  return <BrandPage answer={answer} />;
}
