import { queryOptions } from '@tanstack/react-query';
import { withCardFace } from '#/storefront/shared/course/card/late-card-face.ts';
import { fetchCoursesById } from './recently-viewed.functions.ts';

export const recentlyViewedQueries = {
  courses: (ids: number[]) =>
    queryOptions({
      queryKey: ['recently-viewed', ids],
      queryFn: () => withCardFace(fetchCoursesById({ data: { ids } })),
      enabled: ids.length > 0,
    }),
};
