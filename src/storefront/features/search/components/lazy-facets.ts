import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyFacets = lazyIsland(() => import('./facets.tsx').then((module) => module.Facets), {
  when: 'interaction',
});
export const LazyFilterSheet = lazyIsland(() =>
  import('./filter-sheet.tsx').then((module) => module.FilterSheet),
);
