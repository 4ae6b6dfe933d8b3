import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isDataPending } from './data-pending.ts';
import { nameData } from './name-data.ts';
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
  /** When the oldest of them was answered, in milliseconds (UTC). */
  at?: number;
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
      if (page.packed !== undefined) restore(queryClient, page);
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

type Query = DehydratedState['queries'][number];

function pack(
  { initial = [], stream }: SentQueries,
  isPending: boolean,
  sentByRoutes: ReadonlySet<unknown>,
  asSent: (key: QueryKey, data: unknown) => unknown,
): PackedPage {
  const there = initial.filter(({ state, meta }) => {
    const isThere = state.status === 'success' && state.fetchStatus === 'idle' && !state.isInvalidated;
    return isThere && !meta && !sentByRoutes.has(state.data);
  });
  const { text, left } = packOnce(there, asSent);
  const sent = new Set(there.filter((query) => !left.has(query)));
  const rest = initial.filter((query) => !sent.has(query));
  return {
    packed: text,
    at: Math.min(...[...sent].map(({ state }) => state.dataUpdatedAt)),
    query: {
      initial: rest.length > 0 ? rest : undefined,
      // To tell its end alone takes two kilobytes of script.
      stream: isPending ? stream : undefined,
    },
  };
}

interface PackedQueries {
  text: string;
  left: ReadonlySet<Query>;
}

/** Texts of pages that were sent last. */
const maxKnown = 100;
const known = new Map<string, PackedQueries>();

/** Packs queries; the same as before for the same data, which is most of a page that many ask for. */
function packOnce(
  queries: readonly Query[],
  asSent: (key: QueryKey, data: unknown) => unknown,
): PackedQueries {
  const name = nameQueries(queries);
  const before = name === undefined ? undefined : known.get(name);
  if (before) return before;
  const items = queries.map(({ queryKey, state }) => [queryKey, asSent(queryKey, state.data)]);
  const { text, left } = packData(items);
  const packed = { text, left: new Set(left.map((item) => queries[items.indexOf(item)]!)) };
  if (name === undefined || left.length > 0) return packed;
  known.set(name, packed);
  if (known.size > maxKnown) known.delete(known.keys().next().value!);
  return packed;
}

/** A text that is the same for the same data; undefined for some that JSON can't hold. */
function nameQueries(queries: readonly Query[]): string | undefined {
  try {
    return queries.map(({ queryHash, state }) => `${queryHash} ${nameData(state.data)}`).join(' ');
  } catch {
    return undefined;
  }
}

function restore(queryClient: QueryClient, { packed, at }: PackedPage): void {
  for (const [key, data] of unpackData(packed!) as [QueryKey, unknown][]) {
    queryClient.setQueryData(key, data, { updatedAt: at });
  }
}

function endedStream(): SentQueries['stream'] {
  return new ReadableStream({ start: (controller) => controller.close() });
}
