import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyNewsletterForm = lazyIsland(
  () => import('./newsletter-form.tsx').then((module) => module.NewsletterForm),
  { when: 'visible' },
);
