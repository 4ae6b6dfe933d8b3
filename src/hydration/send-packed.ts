import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isDataPending } from './data-pending.ts';
import { packData, unpackData } from './pack-data.ts';
import { dataToSend } from './send-instead.ts';

/** What the library sends of a page's queries. */
interface SentQueries {
  initial?: DehydratedState['queries'];
  /** Those that came after the page. */
  stream: ReadableStream<DehydratedState['queries']>;
}

type Sent = { query?: SentQueries };

/** The same, with the queries that are there packed, and no stream where nothing comes late. */
interface PackedPage {
  packed?: string | undefined;
  query?: { initial?: DehydratedState['queries'] | undefined; stream?: SentQueries['stream'] | undefined };
}

/**
 * Has a page's queries sent as one packed text. The library writes each with a dozen facts of its state,
 * which are the same for all that succeeded, and every name in every row. Comes after
 * `setupRouterSsrQueryIntegration`, whose work it wraps: what isn't there yet, failed, or holds more than
 * JSON goes its way, and so does what stands in a route's context or data too: it stays one object.
 */
export function sendPacked(router: AnyRouter, queryClient: QueryClient): void {
  const { dehydrate, hydrate } = router.options;
  if (dehydrate) {
    router.options.dehydrate = async () => {
      const sent = (await dehydrate()) as Sent | undefined;
      if (!sent?.query) return undefined;
      const asSent = (key: QueryKey, data: unknown) => dataToSend(queryClient, key, data);
      return pack(sent.query, isDataPending(router), findSentByRoutes(router), asSent);
    };
  }
  if (hydrate) {
    router.options.hydrate = (page: PackedPage) => {
      if (page.packed !== undefined) restore(queryClient, page.packed);
      return hydrate({ query: { ...page.query, stream: page.query?.stream ?? endedStream() } });
    };
  }
}

/** The objects that routes send of their own. */
function findSentByRoutes(router: AnyRouter): Set<unknown> {
  const sent = router.stores.matches
    .get()
    .flatMap(({ context, loaderData }) => [
      loaderData,
      ...Object.values(context ?? {}),
      ...Object.values(loaderData ?? {}),
    ]);
  return new Set(sent.filter((value) => typeof value === 'object' && value !== null));
}

function pack(
  { initial = [], stream }: SentQueries,
  isPending: boolean,
  sentByRoutes: ReadonlySet<unknown>,
  asSent: (key: QueryKey, data: unknown) => unknown,
): PackedPage {
  const packed = new Map<unknown, DehydratedState['queries'][number]>();
  for (const query of initial) {
    const { data, dataUpdatedAt, status, fetchStatus, isInvalidated } = query.state;
    const isThere = status === 'success' && fetchStatus === 'idle' && !isInvalidated;
    if (isThere && !query.meta && !sentByRoutes.has(data))
      packed.set([query.queryKey, asSent(query.queryKey, data), dataUpdatedAt], query);
  }
  const { text, left } = packData([...packed.keys()]);
  for (const item of left) packed.delete(item);
  const sent = new Set(packed.values());
  const rest = initial.filter((query) => !sent.has(query));
  return {
    packed: text,
    query: {
      initial: rest.length > 0 ? rest : undefined,
      // To tell its end alone takes two kilobytes of script.
      stream: isPending ? stream : undefined,
    },
  };
}

function restore(queryClient: QueryClient, packed: string): void {
  for (const [key, data, updatedAt] of unpackData(packed) as [QueryKey, unknown, number][]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
}

function endedStream(): SentQueries['stream'] {
  return new ReadableStream({ start: (controller) => controller.close() });
}
