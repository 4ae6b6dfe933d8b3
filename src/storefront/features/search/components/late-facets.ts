import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilInUse } from '#/platform/hydration/on-first-interaction.ts';
import { Facets } from './facets.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** Narrow the list once the page is used; a tick before that is done as soon as they are there. */
export const LateFacets = latePart(
  createServerOnlyFn(() => Facets),
  () => import('./facets.tsx').then((module) => module.Facets),
  untilInUse,
);

export const LateFilterSheet = latePart(
  createServerOnlyFn(() => FilterSheet),
  () => import('./filter-sheet.tsx').then((module) => module.FilterSheet),
);
