import type { QueryClient } from '@tanstack/react-query';
import { listCardLook } from '#/storefront/shared/course/card/card-look.ts';
import { toDrawnCard } from '#/storefront/shared/course/card/course-card-data.ts';
import type { SearchFacets } from '#/contract/catalogue/search.ts';
import { sendInstead } from '#/platform/hydration/send-instead.ts';
import { LateFacets } from './components/late-facets.ts';
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
  if (import.meta.env.SSR) sendInstead(queryClient, list.queryKey, withDrawnCards);
  if (cause === 'stay') void queryClient.prefetchQuery(list);
  else await Promise.all([queryClient.ensureQueryData(list), LateFacets.load()]);
}

function withDrawnCards({ result, ...list }: CourseList): CourseList {
  const itens = result.itens.map((course, index) => toDrawnCard(course, listCardLook(index)));
  return { ...list, result: { ...result, itens } };
}

export function knownFacets(queryClient: QueryClient): SearchFacets[] {
  const lists = queryClient.getQueriesData<CourseList>({ queryKey: searchQueries.lists });
  return lists.flatMap(([, list]) => (list ? [list.facets] : []));
}
