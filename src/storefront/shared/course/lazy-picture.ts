import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyPicture = lazyIsland(() => import('./picture.tsx').then((module) => module.Picture), {
  when: 'never',
});
