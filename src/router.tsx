import { bringOtherIcons } from './bring-other-icons.ts';
import { browserPage, readLatestBuild } from './browser-page.ts';
import { createAppRouter } from './create-app-router.ts';
import { drawWholePages } from '#/features/navigation/draw-whole-pages.ts';
import { focusHeadings } from '#/features/navigation/focus-heading.ts';
import { guardNavigation } from '#/features/navigation/guard-navigation.ts';
import { createBuildWatch, followBuilds } from '#/features/navigation/new-build.ts';
import { stayInSight } from '#/features/navigation/stay-in-sight.ts';
import { watchMissingPages } from '#/features/navigation/redirect/watch-missing-pages.ts';
import { ErrorPage } from '#/features/shell/components/error-page.tsx';
import { NotFoundPage } from '#/features/shell/components/not-found-page.tsx';
import { routeTree } from './routeTree.gen.ts';

export function getRouter() {
  const router = createAppRouter(routeTree, {
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  if (!import.meta.env.SSR) {
    guardNavigation(router, location.origin);
    watchMissingPages(router);
    focusHeadings(router);
    stayInSight(router);
    drawWholePages(router);
    setTimeout(bringOtherIcons);
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
    router: ReturnType<typeof getRouter>;
  }
}
