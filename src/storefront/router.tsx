import { browserPage, readLatestBuild } from '#/storefront/browser-page.ts';
import { createAppRouter } from './create-router.ts';
import { isFirstPage, plantFirstRoutes } from '#/storefront/routes/-first/first-routes.ts';
import { drawMovedPages } from '#/storefront/features/navigation/draw-moved-pages.ts';
import { focusHeadings } from '#/storefront/features/navigation/focus-heading.ts';
import { guardNavigation } from '#/storefront/features/navigation/guard-navigation.ts';
import { createBuildWatch, followBuilds } from '#/storefront/features/navigation/build-watch/new-build.ts';
import { stayInSight } from '#/storefront/features/navigation/stay-in-sight.ts';
import { rememberFirstLocation } from '#/storefront/shared/first-location.ts';
import { afterFirstInteraction } from '#/platform/hydration/island-trigger.ts';
import { keepTyped } from '#/platform/hydration/keep-typed.ts';
import { followStaticLinks } from '#/platform/hydration/static-links.ts';
import { waitForRoutes } from '#/storefront/features/navigation/wait-for-routes.ts';
import { watchMissingPages } from '#/storefront/features/navigation/redirect/watch-missing-pages.ts';
import { ErrorPage } from '#/storefront/features/shell/components/error-page.tsx';

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
    if (isFirst) afterFirstInteraction(waitForRoutes(router, bringRoutes, browserPage));
    rememberFirstLocation(router);
    keepTyped();
    followStaticLinks(router);
    guardNavigation(router, location.origin);
    watchMissingPages(router);
    focusHeadings(router);
    stayInSight(router);
    drawMovedPages(router);
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
