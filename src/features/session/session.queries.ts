import { queryOptions } from '@tanstack/react-query';
import { fetchSession } from './session.functions.ts';
import { fetchSiteUrl } from './site.functions.ts';
import { rememberShownSession } from './shown-session.ts';

export const sessionQueries = {
  /** Who is signed in. Read by the root route on every navigation. */
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: async () => {
        const session = await fetchSession();
        rememberShownSession(session.name);
        return session;
      },
      // Long enough for a page that is loaded ahead and then opened; whom nobody could tell is asked for again at once.
      staleTime: ({ state }) => (state.data?.unavailable ? 0 : 10_000),
    }),
  /** The public origin of the shop; it doesn't change while the page lives. */
  siteUrl: () =>
    queryOptions({
      queryKey: ['site-url'],
      queryFn: () => fetchSiteUrl(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
