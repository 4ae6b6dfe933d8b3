import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { HomeSection } from './home-section.tsx';

/** Drawn by the server; the browser needs it where the document began on another page. */
export const LateHomeSection = latePart(
  createServerOnlyFn(() => HomeSection),
  () => import('./home-section.tsx').then((module) => module.HomeSection),
);
