import type { QueryClient } from '@tanstack/react-query';
import type { ListPreset } from './list-filters.ts';
import { searchQueries } from './search.queries.ts';
import type { SearchPageSearch } from './search.schema.ts';

interface ListLoad {
  context: { queryClient: QueryClient };
  deps: SearchPageSearch;
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * The loader of a list page. A page that is entered has its list first; after a new choice on it the page
 * keeps what it shows until the list is there.
 */
export async function loadList(
  { context: { queryClient }, deps, cause }: ListLoad,
  preset?: ListPreset,
): Promise<void> {
  const list = searchQueries.list(deps, preset);
  if (cause === 'stay') void queryClient.prefetchQuery(list);
  else await queryClient.ensureQueryData(list);
}
