import type { AnyRouter } from '@tanstack/react-router';
import type { WatchedPage } from './build-watch/new-build.ts';

/**
 * For a router that knows only some routes yet. Nobody moves before it knows all: it would take an address
 * for another page's, and what loads a page comes with them (`app.config.ts`). Where the rest can't be had,
 * the document of the address is loaded.
 * @param bring the rest into the tree that the router was made of
 * @returns brings the rest without any move; never rejects
 */
export function waitForRoutes(
  router: Pick<
    AnyRouter,
    'navigate' | 'load' | 'preloadRoute' | 'buildLocation' | 'setRoutes' | 'buildRouteTree'
  >,
  bring: () => Promise<unknown>,
  page: Pick<WatchedPage, 'load' | 'reload'>,
): () => Promise<boolean> {
  const { navigate, load, preloadRoute } = router;
  let known: Promise<boolean> | undefined;
  const knowAll = () =>
    (known ??= bring().then(
      () => {
        router.setRoutes(router.buildRouteTree());
        return true;
      },
      () => {
        known = undefined;
        return false;
      },
    ));
  router.navigate = async (options) => {
    if (await knowAll()) return navigate(options);
    page.load(options.href ?? router.buildLocation(options as never).publicHref);
  };
  router.load = async (options) => {
    if (await knowAll()) return load(options);
    // Who hasn't moved keeps what the document came with.
    if (options?.action) page.reload();
  };
  router.preloadRoute = async (options) => ((await knowAll()) ? preloadRoute(options) : undefined);
  return knowAll;
}
