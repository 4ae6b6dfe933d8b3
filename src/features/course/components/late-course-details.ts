import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { CourseDetails } from './course-details.tsx';

/** Half of what comes alive on a course's page, and below the first view of it. */
export const LateCourseDetails = latePart(
  createServerOnlyFn(() => CourseDetails),
  () => import('./course-details.tsx').then((module) => module.CourseDetails),
  untilInUse,
);
