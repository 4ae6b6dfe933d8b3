import { createFileRoute, lazyRouteComponent, notFound, Outlet } from '@tanstack/react-router';
import { favouriteQueries } from '#/storefront/features/favourites/favourites.queries.ts';
import { startFooter } from '#/storefront/features/shell/footer.queries.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { ShopFrame } from './-shop-frame.tsx';

export const Route = createFileRoute('/_default')({
  // Each page is sent all of its route that is split off.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    if (context.gone) throw notFound();
  },
  loader: async ({ context: { queryClient, session } }) => {
    await Promise.all([
      queryClient.ensureQueryData(shellQueries.menu()),
      startFooter(queryClient),
      queryClient.ensureQueryData(shellQueries.promotion()),
      queryClient.ensureQueryData(shellQueries.areaVariant()),
      session.person && queryClient.prefetchQuery(favouriteQueries.ids()),
    ]);
  },
  // The frame stays from page to page, and what it shows with it.
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  ),
  // Here and not on each page: the head of a page that isn't found ends with this layout's.
  notFoundComponent: lazyRouteComponent(() => import('./-missing-page.tsx'), 'MissingPage'),
});
