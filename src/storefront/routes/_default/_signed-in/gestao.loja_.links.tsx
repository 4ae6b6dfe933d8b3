import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '#/storefront/features/brand/components/links-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { brandActions } from '#/storefront/features/brand/brand-desk.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/links')({
  server: { handlers: { POST: (posted) => runAction(posted, brandActions) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: titledHead('Redes sociais e links'),
  component: Links,
});

function Links() {
  const { answer } = Route.useRouteContext();
  return <LinksPage answer={answer} />;
}
