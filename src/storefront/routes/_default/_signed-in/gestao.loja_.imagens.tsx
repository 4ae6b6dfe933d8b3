import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '#/storefront/features/brand/components/images-page.tsx';
import { brandDeskQueries } from '#/storefront/features/brand/brand-desk.queries.ts';
import { runBrandImageAction } from '#/storefront/features/brand/image.actions.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/imagens')({
  server: { handlers: { POST: (posted) => runBrandImageAction(posted) } },
  beforeLoad: guardForm('manage-school'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(brandDeskQueries.stored()),
      queryClient.ensureQueryData(brandDeskQueries.confirmed()),
    ]).then(() => {}),
  head: titledHead('Imagens da escola'),
  component: SchoolImages,
});

function SchoolImages() {
  const { answer } = Route.useRouteContext();
  return <ImagesPage answer={answer} />;
}
