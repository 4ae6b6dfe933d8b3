import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyHomeSection = lazyIsland(
  () => import('./home-section.tsx').then((module) => module.HomeSection),
  { when: 'never' },
);
