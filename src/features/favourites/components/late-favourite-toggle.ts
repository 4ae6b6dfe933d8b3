import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { FavouriteToggle } from './favourite-toggle.tsx';

/** Visitors have no use for it. */
export const LateFavouriteToggle = latePart(
  createServerOnlyFn(() => FavouriteToggle),
  () => import('./favourite-toggle.tsx').then((module) => module.FavouriteToggle),
);
