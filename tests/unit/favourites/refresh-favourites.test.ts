import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { favouriteQueries, refreshFavourites } from '#/storefront/features/favourites/favourites.queries.ts';

it('takes nothing that was asked for before the change for the state after it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const asked: ((ids: number[]) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    ...favouriteQueries.ids(),
    queryFn: () => new Promise<number[]>((settle) => asked.push(settle)),
  });
  const stop = observer.subscribe(() => {});
  const refreshed = refreshFavourites(queryClient);
  expect(asked).toHaveLength(1);
  asked[0]!([]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!([7]);
  await refreshed;
  expect(observer.getCurrentResult().data).toEqual([7]);
  stop();
});
