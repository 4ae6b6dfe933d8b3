import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { SearchBox } from './search-box.tsx';

/** Suggests once the page is used; until then it is a form, which keeps what is typed. */
export const LateSearchBox = latePart(
  createServerOnlyFn(() => SearchBox),
  () => import('./search-box.tsx').then((module) => module.SearchBox),
  untilInUse,
);
