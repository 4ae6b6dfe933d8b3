import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FavouriteButton } from './components/favourite-button.tsx';
import { favouriteQueries } from './favourites.queries.ts';

export interface Hearts {
  renderFavourite(course: { id_produto: number; titulo: string }): ReactElement;
  chosenAmong(courses: readonly { id_produto: number }[]): readonly number[];
}

export function useHearts(signedIn: boolean): Hearts {
  const queryClient = useQueryClient();
  return {
    renderFavourite: (course) => <FavouriteButton course={course} signedIn={signedIn} />,
    chosenAmong: (courses) => {
      const ids = queryClient.getQueryData(favouriteQueries.ids().queryKey) ?? [];
      return courses.map(({ id_produto }) => id_produto).filter((id) => ids.includes(id));
    },
  };
}
