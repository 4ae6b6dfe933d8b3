import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchFavourites, setFavourite } from './favourites.functions.ts';

export const favouriteQueries = {
  ids: () => queryOptions({ queryKey: ['favourites'], queryFn: () => fetchFavourites() }),
};

export const favouriteMutations = {
  set: () =>
    mutationOptions({
      mutationFn: (change: { id: number; favourite: boolean }) => setFavourite({ data: change }),
    }),
};
