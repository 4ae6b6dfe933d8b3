import { queryOptions } from '@tanstack/react-query';
import { readSession } from './session.functions.ts';
import { readSiteUrl } from './site.functions.ts';
import { rememberShownSession } from './shown-session.ts';

export const sessionQueries = {
  /** Who is signed in. Asked by the root route on every navigation, so it is never fresh (SESSION-9). */
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: async () => {
        const session = await readSession();
        rememberShownSession(session.name);
        return session;
      },
      staleTime: 0,
    }),
  siteUrl: () =>
    queryOptions({
      queryKey: ['site-url'],
      queryFn: () => readSiteUrl(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
