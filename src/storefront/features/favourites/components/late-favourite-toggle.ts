import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { FavouriteToggle } from './favourite-toggle.tsx';

export const LateFavouriteToggle = latePart(
  createServerOnlyFn(() => FavouriteToggle),
  () => import('./favourite-toggle.tsx').then((module) => module.FavouriteToggle),
);
