import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyCardFace = lazyIsland(() => import('./card-face.tsx').then((module) => module.CardFace), {
  when: 'never',
});
