import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyShopFooter = lazyIsland(
  () => import('./-shop-footer.tsx').then((module) => module.ShopFooter),
  { when: 'interaction' },
);
