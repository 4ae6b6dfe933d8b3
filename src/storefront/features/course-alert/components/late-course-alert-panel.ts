import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { CourseAlertPanel } from './course-alert-panel.tsx';

export const LateCourseAlertPanel = latePart(
  createServerOnlyFn(() => CourseAlertPanel),
  () => import('./course-alert-panel.tsx').then((module) => module.CourseAlertPanel),
);
