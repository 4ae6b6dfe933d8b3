import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyCourseAlertPanel = lazyIsland(() =>
  import('./course-alert-panel.tsx').then((module) => module.CourseAlertPanel),
);
