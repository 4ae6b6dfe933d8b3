import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '#/storefront/features/brand/components/images-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { runBrandImageAction } from '#/storefront/features/brand/image.actions.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/imagens')({
  server: { handlers: { POST: (posted) => runBrandImageAction(posted) } },
  beforeLoad: (route) => {
    guard(route, 'manage-school');
    return { answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(brandDeskQueries.stored()).then(() => {}),
  head: ({ match }) => ({
    meta: [
      { title: titled('Imagens da escola', match.context.brand) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: SchoolImages,
});

function SchoolImages() {
  const { answer } = Route.useRouteContext();
  return <ImagesPage answer={answer} />;
}
