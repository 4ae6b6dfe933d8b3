import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { CourseAlertPanel } from './course-alert-panel.tsx';

/** On few pages: those of courses without an open offer. */
export const LateCourseAlertPanel = latePart(
  createServerOnlyFn(() => CourseAlertPanel),
  () => import('./course-alert-panel.tsx').then((module) => module.CourseAlertPanel),
);
