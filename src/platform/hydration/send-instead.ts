import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Shorten = (data: never) => unknown;

const shortened = new WeakMap<QueryClient, Map<string, Shorten>>();

/**
 * Has the browser sent something shorter in place of a query's data: what the page needs of them that the
 * server has drawn already. For the server, once per page, before it is rendered.
 */
export function sendInstead<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  shorten: (data: Data) => Data,
): void {
  const own = shortened.get(queryClient) ?? new Map<string, Shorten>();
  shortened.set(queryClient, own.set(hashKey(queryKey), shorten));
}

/** What is sent of a query's data, see {@link sendInstead}. */
export function dataToSend(queryClient: QueryClient, queryKey: QueryKey, data: unknown): unknown {
  const shorten = shortened.get(queryClient)?.get(hashKey(queryKey));
  return shorten ? shorten(data as never) : data;
}
