import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilInUse } from '#/platform/hydration/on-first-interaction.ts';
import { CourseDetails } from './course-details.tsx';
import { CourseFacts } from './course-facts.tsx';
import { OfferTerms } from './offers/offer-terms.tsx';

export const LateCourseDetails = latePart(
  createServerOnlyFn(() => CourseDetails),
  () => import('./course-details.tsx').then((module) => module.CourseDetails),
  untilInUse,
);

export const LateCourseFacts = latePart(
  createServerOnlyFn(() => CourseFacts),
  () => import('./course-facts.tsx').then((module) => module.CourseFacts),
  untilInUse,
);
export const LateOfferTerms = latePart(
  createServerOnlyFn(() => OfferTerms),
  () => import('./offers/offer-terms.tsx').then((module) => module.OfferTerms),
  untilInUse,
);

export async function loadCourseParts(): Promise<void> {
  const parts = [LateCourseDetails, LateCourseFacts, LateOfferTerms];
  await Promise.all(parts.map((part) => part.load()));
}
