import type { ReactElement } from 'react';
import { CardActions } from './components/card-actions.tsx';

export interface Hearts {
  renderFavourite(course: { id_produto: number; titulo: string }): ReactElement;
}

export function hearts(signedIn: boolean): Hearts {
  return { renderFavourite: (course) => <CardActions course={course} signedIn={signedIn} /> };
}
