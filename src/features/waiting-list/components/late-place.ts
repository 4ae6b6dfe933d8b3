import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { OwnPlace } from './own-place.tsx';

/** Only who is signed in has a place. */
export const LatePlace = latePart(
  createServerOnlyFn(() => OwnPlace),
  () => import('./own-place.tsx').then((module) => module.OwnPlace),
);
