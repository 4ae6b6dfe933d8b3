import { queryOptions } from '@tanstack/react-query';
import { readSession } from './session.functions.ts';
import { readSiteUrl } from './site.functions.ts';
import { rememberShownSession } from './shown-session.ts';

export const sessionQueries = {
  /** Asked on every navigation, so never fresh (SESSION-9). */
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
