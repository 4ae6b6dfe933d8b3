import {
  QueryClient,
  type DefaultError,
  type FetchQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * The queries of one page on the server. What a query function returns without a promise is taken as it is:
 * most of a page is known to this server, and to fetch it (a retryer, its promises, a way to cancel) takes
 * eight times as long. All else is fetched as ever.
 */
export class PageQueries extends QueryClient {
  override fetchQuery<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>): Promise<TData> {
    const { queryFn } = options;
    if (typeof queryFn !== 'function') return super.fetchQuery(options);
    const query = this.getQueryCache().build(this, this.defaultQueryOptions(options) as never);
    // What is there, under way, or failed before is the library's to judge.
    if (query.state.status !== 'pending' || query.state.fetchStatus !== 'idle')
      return super.fetchQuery(options);
    const answer = answerOf(() => queryFn(contextOf(this, options.queryKey) as never));
    if (answer === undefined || answer instanceof Promise)
      return super.fetchQuery({ ...options, queryFn: () => answer as Promise<TQueryFnData> });
    query.setData(answer);
    return Promise.resolve(answer as unknown as TData);
  }
}

/** What the function returns; what it throws as a promise that rejects. */
function answerOf<Value>(ask: () => Value | Promise<Value>): Value | Promise<Value> {
  try {
    return ask();
  } catch (error) {
    return Promise.reject(error);
  }
}

function contextOf(client: QueryClient, queryKey: QueryKey): QueryFunctionContext {
  let controller: AbortController | undefined;
  return {
    client,
    queryKey,
    meta: undefined,
    // Nothing on the server cancels a query.
    get signal() {
      return (controller ??= new AbortController()).signal;
    },
  };
}
