import type { AnyRouter } from '@tanstack/react-router';
import type { WatchedPage } from './new-build.ts';

/** What is still to come of a router's routes. */
export interface OtherRoutes {
  /** Brings them into the tree that the router was made of. */
  bring(): Promise<unknown>;
  /** Whether a page is told rightly without them. */
  isKnown(pathname: string): boolean;
}

/**
 * For a router that knows only some routes yet. Nobody moves before it knows all: it would take an address
 * for another page's. Where the rest can't be had, the document of the address is loaded.
 * @returns brings the rest without any move; never rejects
 */
export function waitForRoutes(
  router: Pick<
    AnyRouter,
    'navigate' | 'load' | 'preloadRoute' | 'buildLocation' | 'setRoutes' | 'buildRouteTree' | 'history'
  >,
  others: OtherRoutes,
  page: Pick<WatchedPage, 'load' | 'reload'>,
): () => Promise<boolean> {
  const { navigate, load, preloadRoute } = router;
  let known: Promise<boolean> | undefined;
  const knowAll = () =>
    (known ??= others.bring().then(
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
    if ((await knowAll()) || others.isKnown(router.history.location.pathname)) return load(options);
    page.reload();
  };
  router.preloadRoute = async (options) => ((await knowAll()) ? preloadRoute(options) : undefined);
  return knowAll;
}
