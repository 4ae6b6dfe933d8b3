import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import type { ListPreset } from './list-filters.ts';
import {
  type CourseList,
  fetchList,
  fetchPageTarget,
  fetchCurrentPromotion,
  fetchSuggestions,
} from './search.functions.ts';
import type { SearchPageSearch } from './search.schema.ts';

/** Characters from which on a term gets suggestions (SEARCH-2). */
export const suggestionMinLength = 3;

const lists = ['search', 'list'] as const;

export const searchQueries = {
  lists,
  list: (search: SearchPageSearch, preset: ListPreset = {}) =>
    queryOptions({
      queryKey: [...lists, search, preset],
      queryFn: ({ signal }) => fetchList({ data: { search, preset }, signal }),
    }),
  pageTarget: (segment: string) =>
    queryOptions({
      queryKey: ['search', 'page-target', segment],
      queryFn: () => fetchPageTarget({ data: { segment } }),
      staleTime: 10 * 60_000,
    }),
  promotion: () =>
    queryOptions({
      queryKey: ['search', 'promotion'],
      queryFn: () => fetchCurrentPromotion(),
      staleTime: 60_000,
    }),
  suggestions: (term: string) =>
    queryOptions({
      queryKey: ['search', 'suggestions', term],
      queryFn: ({ signal }) => fetchSuggestions({ data: { term }, signal }),
      enabled: term.length >= suggestionMinLength,
      placeholderData: keepPreviousData,
    }),
};

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
  const known = queryClient.getQueriesData<CourseList>({ queryKey: searchQueries.lists });
  return known.flatMap(([, list]) => (list ? [list.facets] : []));
}
