import { queryOptions } from '@tanstack/react-query';
import { fetchCoursesById } from './recently-viewed.functions.ts';

export const recentlyViewedQueries = {
  courses: (ids: number[]) =>
    queryOptions({
      queryKey: ['recently-viewed', ids],
      queryFn: () => fetchCoursesById({ data: { ids } }),
      enabled: ids.length > 0,
    }),
};
