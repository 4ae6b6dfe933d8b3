import { createIsomorphicFn } from '@tanstack/react-start';
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

export const getRouter = createIsomorphicFn()
  .server(async () => createShopRouter((routesOfServer ??= await bringRoutes())))
  .client(async () => {
    const isFirst = isFirstPage(location.pathname);
    const routeTree = isFirst
      ? ((await plantFirstRoutes(location.pathname)) as RouteTree)
      : await bringRoutes();
    const router = createShopRouter(routeTree);
    if (isFirst) afterFirstInteraction(waitForRoutes(router, bringRoutes, browserPage));
    rememberFirstLocation(router);
    keepTyped();
    followStaticLinks(router);
    guardNavigation(router, location.origin);
    watchMissingPages(router);
    focusHeadings(router);
    stayInSight(router);
    drawMovedPages(router);
    // Development has no builds. In brackets the name would bring all variables into the bundle.
    const ownId = import.meta.env.VITE_BUILD_ID;
    if (ownId) {
      const now = () => Date.now();
      followBuilds(router, createBuildWatch({ ownId, readLatest: readLatestBuild, now }), browserPage, now);
    }
    return router;
  });

function createShopRouter(routeTree: RouteTree) {
  return createAppRouter(routeTree, { defaultErrorComponent: ErrorPage });
}

declare global {
  interface ImportMetaEnv {
    readonly VITE_BUILD_ID?: string;
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
