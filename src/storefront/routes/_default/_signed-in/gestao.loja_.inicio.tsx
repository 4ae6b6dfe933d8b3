import { createFileRoute } from '@tanstack/react-router';
import { HomeTextsPage } from '#/storefront/features/brand/components/home-texts-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { brandActions } from '#/storefront/features/brand/brand-desk.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/inicio')({
  server: { handlers: { POST: (posted) => runAction(posted, brandActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: titledHead('Página inicial'),
  component: HomeTexts,
});

function HomeTexts() {
  const { answer } = Route.useRouteContext();
  return <HomeTextsPage answer={answer} />;
}
