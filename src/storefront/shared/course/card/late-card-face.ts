import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { CardFace } from './card-face.tsx';

export const LateCardFace = latePart(
  createServerOnlyFn(() => CardFace),
  () => import('./card-face.tsx').then((module) => module.CardFace),
);

export async function withCardFace<Courses>(courses: Promise<Courses>): Promise<Courses> {
  const [there] = await Promise.all([courses, LateCardFace.load()]);
  return there;
}
