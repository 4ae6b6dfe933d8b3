import { loadNextPageLate } from './load-next-page-late.ts';
import { loadServerCallsLate } from './load-server-calls-late.ts';
import { loadValibotLate } from './load-valibot-late.ts';

/** Parts of libraries that a first page does without. */
export const loadLate = () => [loadServerCallsLate(), loadNextPageLate(), loadValibotLate()];
