import type { QueryClient } from '@tanstack/react-query';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import type { ListPreset } from './list-filters.ts';
import type { CourseList } from './search.functions.ts';
import { searchQueries } from './search.queries.ts';
import type { SearchPageSearch } from './search.schema.ts';

interface ListLoad {
  context: { queryClient: QueryClient };
  deps: SearchPageSearch;
  cause: 'preload' | 'enter' | 'stay';
}

export async function loadList(
  { context: { queryClient }, deps, cause }: ListLoad,
  preset?: ListPreset,
): Promise<void> {
  const list = searchQueries.list(deps, preset);
  if (cause === 'stay') void queryClient.prefetchQuery(list);
  else await queryClient.ensureQueryData(list);
}

export function knownFacets(queryClient: QueryClient): SearchFacets[] {
  const lists = queryClient.getQueriesData<CourseList>({ queryKey: searchQueries.lists });
  return lists.flatMap(([, list]) => (list ? [list.facets] : []));
}
