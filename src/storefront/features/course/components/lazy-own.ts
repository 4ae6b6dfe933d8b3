import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyOwnPurchaseAlert = lazyIsland(() =>
  import('./own-purchase.tsx').then((module) => module.OwnPurchaseAlert),
);
export const LazyOwnPurchaseLink = lazyIsland(() =>
  import('./own-purchase.tsx').then((module) => module.OwnPurchaseLink),
);
export const LazyOwnEnrolmentAlert = lazyIsland(() =>
  import('./own-enrolment.tsx').then((module) => module.OwnEnrolmentAlert),
);
export const LazyOwnEnrolmentLink = lazyIsland(() =>
  import('./own-enrolment.tsx').then((module) => module.OwnEnrolmentLink),
);
