import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyCourseDetails = lazyIsland(
  () => import('./course-details.tsx').then((module) => module.CourseDetails),
  { when: 'interaction' },
);
export const LazyCourseFacts = lazyIsland(
  () => import('./course-facts.tsx').then((module) => module.CourseFacts),
  { when: 'interaction' },
);
export const LazyOfferTerms = lazyIsland(
  () => import('./offers/offer-terms.tsx').then((module) => module.OfferTerms),
  { when: 'interaction' },
);
