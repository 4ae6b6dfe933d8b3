import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazySearchBox = lazyIsland(() => import('./search-box.tsx').then((module) => module.SearchBox), {
  when: 'interaction',
});
