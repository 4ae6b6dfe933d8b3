import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyConsentBanner = lazyIsland(
  () => import('./consent-banner.tsx').then((module) => module.ConsentBanner),
  { when: 'interaction' },
);
