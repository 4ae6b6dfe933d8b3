import { bringOtherIcons } from './bring-other-icons.ts';
import { browserPage, readLatestBuild } from './browser-page.ts';
import { createAppRouter } from './create-app-router.ts';
import { isFirstPage, plantFirstRoutes } from '#/routes/-first/first-routes.ts';
import { drawMovedPages } from '#/features/navigation/draw-moved-pages.ts';
import { focusHeadings } from '#/features/navigation/focus-heading.ts';
import { guardNavigation } from '#/features/navigation/guard-navigation.ts';
import { createBuildWatch, followBuilds } from '#/features/navigation/new-build.ts';
import { stayInSight } from '#/features/navigation/stay-in-sight.ts';
import { keepServedLocation } from '#/blocks/late/as-served.ts';
import { whenInUse } from '#/blocks/late/when-in-use.ts';
import { waitForRoutes } from '#/features/navigation/wait-for-routes.ts';
import { watchMissingPages } from '#/features/navigation/redirect/watch-missing-pages.ts';
import { ErrorPage } from '#/features/shell/components/error-page.tsx';

const bringRoutes = async () => (await import('./routeTree.gen.ts')).routeTree;

type RouteTree = Awaited<ReturnType<typeof bringRoutes>>;

/** On the server, which would look for the module at each page. */
let routesOfServer: RouteTree | undefined;

export async function getRouter() {
  const isFirst = !import.meta.env.SSR && isFirstPage(location.pathname);
  const routeTree = isFirst
    ? ((await plantFirstRoutes(location.pathname)) as RouteTree)
    : import.meta.env.SSR
      ? (routesOfServer ??= await bringRoutes())
      : await bringRoutes();
  const router = createAppRouter(routeTree, { defaultErrorComponent: ErrorPage });
  if (!import.meta.env.SSR) {
    if (isFirst) whenInUse(waitForRoutes(router, bringRoutes, browserPage));
    keepServedLocation(router);
    guardNavigation(router, location.origin);
    watchMissingPages(router);
    focusHeadings(router);
    stayInSight(router);
    drawMovedPages(router);
    whenInUse(bringOtherIcons);
    // Development has no builds.
    const ownId = import.meta.env['VITE_BUILD_ID'] as string | undefined;
    if (ownId) {
      const now = () => Date.now();
      followBuilds(router, createBuildWatch({ ownId, readLatest: readLatestBuild, now }), browserPage, now);
    }
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
