import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilInUse } from '#/platform/hydration/on-first-interaction.ts';
import { SearchBox } from './search-box.tsx';

export const LateSearchBox = latePart(
  createServerOnlyFn(() => SearchBox),
  () => import('./search-box.tsx').then((module) => module.SearchBox),
  untilInUse,
);
