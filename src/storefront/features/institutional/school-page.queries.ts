import { queryOptions } from '@tanstack/react-query';
import { fetchSchoolPage } from './school-page.functions.ts';

export const schoolPageQueries = {
  page: (slug: string) =>
    queryOptions({
      queryKey: ['school page', slug],
      queryFn: () => fetchSchoolPage({ data: { slug } }),
      staleTime: 60_000,
    }),
};
