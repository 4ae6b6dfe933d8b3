import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { HomeSection } from './home-section.tsx';

export const LateHomeSection = latePart(
  createServerOnlyFn(() => HomeSection),
  () => import('./home-section.tsx').then((module) => module.HomeSection),
);
