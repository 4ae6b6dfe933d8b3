import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { hasStaticPart } from '#/platform/hydration/kept-parts.ts';
import { LateFavouriteToggle } from '#/storefront/features/favourites/components/late-favourite-toggle.ts';
import { favouriteQueries } from '#/storefront/features/favourites/favourites.queries.ts';
import { LateNewsletterForm } from '#/storefront/features/newsletter/components/late-newsletter-form.ts';
import { NotFoundPage } from '#/storefront/features/shell/components/not-found-page.tsx';
import { footerParts, takeDrawnData } from '#/storefront/features/shell/drawn-data.ts';
import { startFooter } from '#/storefront/features/shell/footer.queries.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { LateShopFooter } from './-late-shop-footer.ts';
import { LateShopHeader } from './-late-shop-header.ts';
import { ShopFrame } from './-shop-frame.tsx';

export const Route = createFileRoute('/_default')({
  beforeLoad: ({ context }) => {
    if (context.gone) throw notFound();
  },
  loader: async ({ context: { queryClient, session } }) => {
    const isDrawn = hasStaticPart(footerParts.columns);
    await Promise.all([
      !isDrawn && queryClient.ensureQueryData(shellQueries.menu()),
      startFooter(queryClient, isDrawn),
      queryClient.ensureQueryData(shellQueries.promotion()),
      LateShopHeader.load(),
      session.person && LateFavouriteToggle.load(),
      LateShopFooter.load(),
      LateNewsletterForm.load(),
      queryClient.ensureQueryData(shellQueries.areaVariant()),
      import.meta.env.SSR && session.person && queryClient.prefetchQuery(favouriteQueries.ids()),
    ]);
    if (import.meta.env.SSR) takeDrawnData(queryClient);
  },
  component: () => (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  ),
  // Here and not on each page: the head of a page that isn't found ends with this layout's.
  notFoundComponent: () => (
    <ShopFrame>
      <NotFoundPage />
    </ShopFrame>
  ),
});
