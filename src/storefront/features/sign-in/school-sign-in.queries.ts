import { queryOptions } from '@tanstack/react-query';
import { isSchoolSignInOffered } from './school-sign-in.functions.ts';

export const schoolSignInQueries = {
  offer: () =>
    queryOptions({
      queryKey: ['school-sign-in'],
      queryFn: () => isSchoolSignInOffered(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
