import type { DehydratedState, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { isDataPending } from './data-pending.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The browser asks for the data itself: the server's HTML shows them, and nothing else needs them. */
      serverOnly?: true;
    };
  }
}

/** What the integration of router and Query sends. */
interface Dehydrated {
  query?:
    | undefined
    | { initial?: DehydratedState['queries']; stream?: ReadableStream<DehydratedState['queries']> };
  /** Keys and data of the queries that succeeded, as JSON, and when the oldest was read. */
  data?: string;
  /** Keys and data of those that a route sends as well: the browser gets one object for both. */
  shared?: [QueryKey, unknown][] | undefined;
  at?: number | undefined;
}

const setUp = createIsomorphicFn()
  .server((router: AnyRouter, queryClient: QueryClient) => {
    let isSent = false;
    const isOurs = (query: Query) => !isSent && jsonOf(query) !== undefined;
    setupRouterSsrQueryIntegration({
      router,
      queryClient,
      dehydrateOptions: {
        shouldDehydrateQuery: (query) => !query.meta?.serverOnly && !isOurs(query),
      },
    });
    const { dehydrate } = router.options;
    if (!dehydrate) throw new Error('The integration of router and Query no longer sets `dehydrate`');
    router.options.dehydrate = async (): Promise<Dehydrated> => {
      const { query } = (await dehydrate()) as Dehydrated;
      const queries = queryClient.getQueryCache().getAll();
      const ready = queries.filter((one) => !one.meta?.serverOnly && isOurs(one));
      isSent = true;
      const ofRoutes = listRouteData(router);
      const shared = ready.filter(({ state }) => ofRoutes.has(state.data));
      const own = ready.filter((one) => !shared.includes(one));
      return {
        data: `[${own.map((one) => `[${JSON.stringify(one.queryKey)},${jsonOf(one)}]`).join(',')}]`,
        shared: shared.length > 0 ? shared.map(({ queryKey, state }) => [queryKey, state.data]) : undefined,
        at: ready.length > 0 ? Math.min(...ready.map(({ state }) => state.dataUpdatedAt)) : undefined,
        // A stream takes two kilobytes of script, even with nothing to send.
        query: isDataPending(router) ? query : query?.initial && { initial: query.initial },
      };
    };
  })
  .client((router: AnyRouter, queryClient: QueryClient) => {
    setupRouterSsrQueryIntegration({ router, queryClient });
    const { hydrate } = router.options;
    if (!hydrate) throw new Error('The integration of router and Query no longer sets `hydrate`');
    router.options.hydrate = ({ data = '[]', shared = [], at, query }: Dehydrated) => {
      for (const [key, value] of [...shared, ...(JSON.parse(data) as [QueryKey, unknown][])])
        queryClient.setQueryData(key, value, { updatedAt: at });
      const stream = query?.stream ?? new ReadableStream({ start: (controller) => controller.close() });
      return hydrate({ query: { ...query, stream } });
    };
  });

/**
 * Has the queries of a page sent as one JSON text, since the library writes a dozen facts about the state of
 * each. Those that are pending, failed or hold more than JSON are sent by the library.
 */
export function sendPageData(router: AnyRouter, queryClient: QueryClient): void {
  setUp(router, queryClient);
}

/** The objects that routes send in their context and loader data. */
function listRouteData(router: AnyRouter): Set<unknown> {
  const values = router.stores.matches
    .get()
    .flatMap(({ context, loaderData }) => [
      loaderData,
      ...Object.values(context ?? {}),
      ...Object.values(loaderData ?? {}),
    ]);
  return new Set(values.filter((value) => typeof value === 'object' && value !== null));
}

/** Data that many visitors are shown, by the object they are; dropped with it. */
const known = new WeakMap<object, string>();

/** The data of a query that succeeded; undefined for others, and where JSON can't hold them. */
function jsonOf({ state }: Query): string | undefined {
  const { data, status, fetchStatus, isInvalidated } = state;
  if (status !== 'success' || fetchStatus !== 'idle' || isInvalidated || data === undefined) return undefined;
  if (typeof data !== 'object' || data === null) return stringify(data);
  const before = known.get(data);
  if (before !== undefined) return before;
  const json = stringify(data);
  if (json !== undefined) known.set(data, json);
  return json;
}

function stringify(data: unknown): string | undefined {
  let isJson = true;
  const json = JSON.stringify(data, function (this: Record<string, unknown>, key, value: unknown) {
    isJson &&= isPlain(this[key]);
    return isJson ? value : undefined;
  }) as string | undefined;
  return isJson ? json : undefined;
}

/** What comes out of JSON as it went in; properties that are undefined may be left out. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'bigint' && typeof value !== 'symbol';
  if (Array.isArray(value)) return !value.includes(undefined);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
