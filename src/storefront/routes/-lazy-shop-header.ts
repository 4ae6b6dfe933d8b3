import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

/** The first press on a phone's menu would otherwise wait for one script after the other. */
const loadMobileMenu = () => {
  if (!matchMedia('(min-width: 64rem)').matches)
    import('#/storefront/features/shell/components/header/mobile-menu.tsx').catch(() => {});
};

export const LazyShopHeader = lazyIsland(
  () => {
    if (typeof window !== 'undefined') loadMobileMenu();
    return import('./-shop-header.tsx').then((module) => module.ShopHeader);
  },
  { when: 'interaction' },
);
