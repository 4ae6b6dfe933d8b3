import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyOwnPurchaseNotice = lazyIsland(() =>
  import('./own-purchase.tsx').then((module) => module.OwnPurchaseNotice),
);
export const LazyOwnPurchaseLink = lazyIsland(() =>
  import('./own-purchase.tsx').then((module) => module.OwnPurchaseLink),
);
export const LazyOwnEnrolmentNotice = lazyIsland(() =>
  import('./own-enrolment.tsx').then((module) => module.OwnEnrolmentNotice),
);
export const LazyOwnEnrolmentLink = lazyIsland(() =>
  import('./own-enrolment.tsx').then((module) => module.OwnEnrolmentLink),
);
