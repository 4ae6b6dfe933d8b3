import type { ReactElement } from 'react';
import { FavouriteButton } from './components/favourite-button.tsx';

export interface Hearts {
  renderFavourite(course: { id_produto: number; titulo: string }): ReactElement;
}

export function hearts(signedIn: boolean): Hearts {
  return { renderFavourite: (course) => <FavouriteButton course={course} signedIn={signedIn} /> };
}
