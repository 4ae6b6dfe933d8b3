import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchFavourites, setFavourite } from './favourites.functions.ts';

export const favouriteQueries = {
  ids: () =>
    queryOptions({
      queryKey: ['favourites'],
      queryFn: () => fetchFavourites(),
    }),
};

export async function refreshFavourites(queryClient: QueryClient): Promise<void> {
  const { queryKey } = favouriteQueries.ids();
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.flatMap(({ promise }) => promise ?? []));
  await queryClient.invalidateQueries({ queryKey });
}

export const favouriteMutations = {
  set: () =>
    mutationOptions({
      // One after another, so that the last press is the one that stays.
      scope: { id: 'favourites' },
      mutationFn: (change: { id: number; favourite: boolean }) => setFavourite({ data: change }),
    }),
};
