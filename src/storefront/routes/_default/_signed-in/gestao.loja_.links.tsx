import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '#/storefront/features/brand/components/links-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { brandActions } from '#/storefront/features/brand/brand-desk.actions.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/links')({
  server: { handlers: { POST: (posted) => runAction(posted, brandActions) } },
  beforeLoad: (route) => {
    guard(route, 'manage-school');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Redes sociais e links', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: Links,
});

function Links() {
  const { answer } = Route.useRouteContext();
  return <LinksPage answer={answer} />;
}
