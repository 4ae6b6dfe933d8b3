import { queryOptions } from '@tanstack/react-query';
import { fetchComparison } from './compare.functions.ts';
import { comparedEntries } from './compared-in-tab.ts';
import type { CompareSearch } from './compare.search.ts';

export const compareQueries = {
  comparison: ({ onde, busca, ...search }: CompareSearch) => {
    const asked = { curso: comparedEntries(search), onde, busca };
    return queryOptions({
      queryKey: ['comparison', asked],
      queryFn: () => fetchComparison({ data: asked }),
      staleTime: 10_000,
    });
  },
};
