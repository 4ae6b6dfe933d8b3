import type { AnyRouter } from '@tanstack/react-router';
import type { WatchedPage } from './build-watch/new-build.ts';

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
    if (options?.action) page.reload();
  };
  router.preloadRoute = async (options) => ((await knowAll()) ? preloadRoute(options) : undefined);
  return knowAll;
}
