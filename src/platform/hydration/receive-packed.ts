import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { unpackData } from './pack-data.ts';

/** What the library sends of a page's queries. */
export interface SentQueries {
  initial?: DehydratedState['queries'];
  /** Those that came after the page. */
  stream: ReadableStream<DehydratedState['queries']>;
}

/** The same, with the queries that are there packed, and no stream where nothing comes late. */
export interface PackedPage {
  packed?: string | undefined;
  /** Keys and data of those whose data a route sends as well: the same objects. */
  shared?: [QueryKey, unknown][] | undefined;
  /** When the oldest of them was answered, in milliseconds (UTC). */
  at?: number | undefined;
  query?: { initial?: DehydratedState['queries'] | undefined; stream?: SentQueries['stream'] | undefined };
}

/** Has a browser know the queries that came packed (`send-packed.ts`). */
export function receivePacked(router: AnyRouter, queryClient: QueryClient): void {
  const { hydrate } = router.options;
  if (!hydrate) return;
  router.options.hydrate = ({ packed, shared = [], at, query }: PackedPage) => {
    const own = packed === undefined ? [] : (unpackData(packed) as [QueryKey, unknown][]);
    for (const [key, data] of [...shared, ...own]) queryClient.setQueryData(key, data, { updatedAt: at });
    return hydrate({ query: { ...query, stream: query?.stream ?? endedStream() } });
  };
}

function endedStream(): SentQueries['stream'] {
  return new ReadableStream({ start: (controller) => controller.close() });
}
