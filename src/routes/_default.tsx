import { createFileRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '#/features/shell/components/not-found-page.tsx';
import { startFooter } from '#/features/shell/footer.queries.ts';
import { shellQueries } from '#/features/shell/shell.queries.ts';
import { ShopFrame } from './-shop-frame.tsx';

export const Route = createFileRoute('/_default')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(shellQueries.menu()),
      startFooter(queryClient),
      queryClient.ensureQueryData(shellQueries.areaVariant()),
    ]);
  },
  component: DefaultLayout,
});

function DefaultLayout() {
  const { gone } = Route.useRouteContext();
  return <ShopFrame>{gone ? <NotFoundPage /> : <Outlet />}</ShopFrame>;
}
