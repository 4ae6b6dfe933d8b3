import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { Facets } from './facets.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** Narrow the list once the page is used; a tick before that is done as soon as they are there. */
export const LateFacets = latePart(
  createServerOnlyFn(() => Facets),
  () => import('./facets.tsx').then((module) => module.Facets),
  untilInUse,
);

/** Comes with the first press on its button. */
export const LateFilterSheet = latePart(
  createServerOnlyFn(() => FilterSheet),
  () => import('./filter-sheet.tsx').then((module) => module.FilterSheet),
);
