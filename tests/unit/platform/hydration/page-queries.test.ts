import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { PageQueries } from '#/platform/hydration/page-queries.ts';

const queryKey = ['course', 7];

it('has what needs no waiting at once, as if it had been fetched', async () => {
  const queries = new PageQueries();
  const prefetched = queries.prefetchQuery({ queryKey, queryFn: () => 'NR-10' });
  expect(queries.getQueryData(queryKey)).toBe('NR-10');
  await prefetched;
  const fetched = new QueryClient();
  await fetched.prefetchQuery({ queryKey, queryFn: () => 'NR-10' });
  const sent = (of: QueryClient) =>
    dehydrate(of).queries.map(({ queryKey: key, state: { dataUpdatedAt: _at, ...state } }) => ({
      key,
      state,
    }));
  expect(sent(queries)).toEqual(sent(fetched));
  expect(await queries.ensureQueryData({ queryKey, queryFn: () => 'another' })).toBe('NR-10');
});

it.each([null, false, 0, ''])('takes %j for data', async (data) => {
  const queries = new PageQueries();
  expect(await queries.ensureQueryData({ queryKey, queryFn: () => data })).toBe(data);
  expect(queries.getQueryState(queryKey)).toMatchObject({ status: 'success', data });
});

it('waits for a promise, once for all who ask', async () => {
  const queries = new PageQueries();
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('NR-10'));
  const both = [
    queries.ensureQueryData({ queryKey, queryFn }),
    queries.ensureQueryData({ queryKey, queryFn }),
  ];
  expect(queries.getQueryState(queryKey)).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  expect(await Promise.all(both)).toEqual(['NR-10', 'NR-10']);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('fetches what is stale anew', async () => {
  const queries = new PageQueries();
  queries.setQueryData(queryKey, 'old');
  expect(await queries.fetchQuery({ queryKey, queryFn: () => 'new', staleTime: 0 })).toBe('new');
  expect(await queries.fetchQuery({ queryKey, queryFn: () => 'newer', staleTime: 60_000 })).toBe('new');
});

it('fails as a fetch does, whether the function throws or its promise rejects', async () => {
  for (const queryFn of [
    () => {
      throw new Error('no course');
    },
    () => Promise.reject(new Error('no course')),
  ]) {
    const queries = new PageQueries();
    await expect(queries.ensureQueryData({ queryKey, queryFn, retry: false })).rejects.toThrow('no course');
    expect(queries.getQueryState(queryKey)).toMatchObject({ status: 'error' });
    await queries.prefetchQuery({ queryKey: ['other'], queryFn, retry: false });
  }
});

it('tells the function which query it is for, and a signal that nothing aborts', async () => {
  const queries = new PageQueries();
  const told = await queries.ensureQueryData({
    queryKey,
    queryFn: ({ queryKey: key, client, signal }) => ({
      key,
      client: client === queries,
      aborted: signal.aborted,
    }),
  });
  expect(told).toEqual({ key: queryKey, client: true, aborted: false });
});
