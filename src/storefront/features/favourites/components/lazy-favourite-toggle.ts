import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyFavouriteToggle = lazyIsland(() =>
  import('./favourite-toggle.tsx').then((module) => module.FavouriteToggle),
);
