import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

/** Its script is loaded where it is shown only: shoppers have no account of the school. */
export const LazySchoolSignIn = lazyIsland(
  () => import('./school-sign-in.tsx').then((module) => module.SchoolSignIn),
  { when: 'visible' },
);
