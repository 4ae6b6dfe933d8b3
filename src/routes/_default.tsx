import { createFileRoute, Outlet } from '@tanstack/react-router';
import { favouriteQueries } from '#/features/favourites/favourites.queries.ts';
import { NotFoundPage } from '#/features/shell/components/not-found-page.tsx';
import { startFooter } from '#/features/shell/footer.queries.ts';
import { shellQueries } from '#/features/shell/shell.queries.ts';
import { ShopFrame } from './-shop-frame.tsx';

export const Route = createFileRoute('/_default')({
  loader: async ({ context: { queryClient, session } }) => {
    await Promise.all([
      queryClient.ensureQueryData(shellQueries.menu()),
      startFooter(queryClient),
      queryClient.ensureQueryData(shellQueries.areaVariant()),
      // So that hearts say what they are before the page's script; afterwards each asks by itself.
      import.meta.env.SSR && session.person && queryClient.prefetchQuery(favouriteQueries.ids()),
    ]);
  },
  component: DefaultLayout,
});

function DefaultLayout() {
  const { gone } = Route.useRouteContext();
  return <ShopFrame>{gone ? <NotFoundPage /> : <Outlet />}</ShopFrame>;
}
