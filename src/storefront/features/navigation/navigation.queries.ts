import { queryOptions } from '@tanstack/react-query';
import { findSgnTarget, lookUpRedirect } from './navigation.functions.ts';

const redirectFreshMs = 60_000;

export const navigationQueries = {
  redirect: (path: string) =>
    queryOptions({
      queryKey: ['navigation', 'redirect', path],
      queryFn: () => lookUpRedirect({ data: { path } }),
      staleTime: redirectFreshMs,
    }),
  /** Where `/sgn/{path}?origin=` leads; null where nowhere. */
  sgnTarget: (path: string, origin: string) =>
    queryOptions({
      queryKey: ['navigation', 'sgn-target', path, origin],
      queryFn: () => findSgnTarget({ data: { path, origin } }),
    }),
};
