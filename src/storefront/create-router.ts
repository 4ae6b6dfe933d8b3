import { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRouter,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import { formatSearchParams, parseSearchParams } from '#/domain/site/search-params.ts';
import { Hydrated } from '#/platform/hydration/hydrated.tsx';
import { sendPageData } from '#/platform/hydration/page-data.ts';

export interface RouterContext {
  queryClient: QueryClient;
}

export interface DefaultFaces {
  defaultNotFoundComponent?: NotFoundRouteComponent;
  defaultErrorComponent?: ErrorRouteComponent;
  defaultPendingComponent?: RouteComponent;
}

/** One router and one QueryClient per request: sharing either would show one visitor another's data. */
export function createAppRouter<RouteTree extends AnyRoute>(routeTree: RouteTree, faces: DefaultFaces = {}) {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Rendered data counts as fresh for a while, so that hydration fetches nothing again.
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
    },
  });
  const context: RouterContext = { queryClient };
  const nonce = readNonce();
  let firstKey: string | undefined;
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: savesData() ? false : 'intent',
    // Query decides what is fresh; the router asks it on every preload.
    defaultPreloadStaleTime: 0,
    // A user who scrolled before hydration isn't moved back to the top.
    scrollRestoration: ({ location }) => {
      const isFirst = firstKey !== undefined && location.state.__TSR_key === firstKey;
      firstKey = undefined;
      return !isFirst;
    },
    trailingSlash: 'never',
    parseSearch: parseSearchParams,
    stringifySearch: formatSearchParams,
    InnerWrap: Hydrated,
    ...faces,
    ...(nonce && { ssr: { nonce } }),
  });
  if (typeof window !== 'undefined') firstKey = router.history.location.state.__TSR_key;
  sendPageData(router, queryClient);
  return router;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function readNonce(): string | undefined {
  try {
    return getGlobalStartContext()?.nonce;
  } catch {
    return undefined;
  }
}
