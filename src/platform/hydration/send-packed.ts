import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isDataPending } from './data-pending.ts';
import { nameData } from './name-data.ts';
import { packData } from './pack-data.ts';
import type { PackedPage, SentQueries } from './receive-packed.ts';
import { dataToSend } from './send-instead.ts';

type Sent = { query?: SentQueries };

/**
 * Has a page's queries sent as one packed text. The library writes each with a dozen facts of its state,
 * which are the same for all that succeeded, and every name in every row. Comes after
 * `setupRouterSsrQueryIntegration`, whose work it wraps: what isn't there yet, failed, or holds more than
 * JSON goes its way. What stands in a route's context or data too is named beside, so that it stays one
 * object. For the server; `receive-packed.ts` is for the browser.
 */
export function sendPacked(router: AnyRouter, queryClient: QueryClient): void {
  const { dehydrate } = router.options;
  if (!dehydrate) return;
  router.options.dehydrate = async () => {
    const sent = (await dehydrate()) as Sent | undefined;
    if (!sent?.query) return undefined;
    const asSent = (key: QueryKey, data: unknown) => dataToSend(queryClient, key, data);
    return pack(sent.query, isDataPending(router), findSentByRoutes(router), asSent);
  };
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
    return isThere && !meta;
  });
  const shared = there.filter(({ state }) => sentByRoutes.has(state.data));
  const own = there.filter((query) => !shared.includes(query));
  const { text, left } = packOnce(own, asSent);
  const sent = new Set(there.filter((query) => !left.has(query)));
  const rest = initial.filter((query) => !sent.has(query));
  return {
    packed: text,
    shared: shared.length > 0 ? shared.map(({ queryKey, state }) => [queryKey, state.data]) : undefined,
    at: sent.size > 0 ? Math.min(...[...sent].map(({ state }) => state.dataUpdatedAt)) : undefined,
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
