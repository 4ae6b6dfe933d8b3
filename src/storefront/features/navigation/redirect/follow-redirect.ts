import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { findRedirectOf, markGone } from '../navigation.functions.ts';
import { navigationQueries } from '../navigation.queries.ts';
import { keepQuery, type RedirectOutcome } from './redirect-target.ts';

interface Navigation {
  queryClient: QueryClient;
  location: { pathname: string; searchStr: string };
  preload: boolean;
}

const giveUpAfterMs = 300;

/**
 * The redirect lookup of every navigation. Resolves to whether the page is gone for good (410).
 * @throws a redirect where the table has one; to another site by a load of the whole page
 */
export async function followRedirect({ queryClient, location, preload }: Navigation): Promise<boolean> {
  const found = await findRedirect(queryClient, location);
  if (found?.kind === 'gone') {
    markGone();
    return true;
  }
  if (found && !(preload && found.external)) {
    throw redirect({ href: found.href, statusCode: found.status, reloadDocument: found.external });
  }
  return false;
}

async function findRedirect(
  queryClient: QueryClient,
  { pathname: path, searchStr: search }: Navigation['location'],
): Promise<RedirectOutcome | null> {
  const found = await findOutcome(queryClient, path);
  return found && keepQuery(found, search);
}

const findOutcome = createIsomorphicFn()
  .server((_queryClient: QueryClient, path: string) => findRedirectOf(path))
  .client(askInTime);

function askInTime(queryClient: QueryClient, path: string): Promise<RedirectOutcome | null> {
  const asked = queryClient.fetchQuery(navigationQueries.redirect(path));
  const givenUp = new Promise<null>((resolve) => setTimeout(() => resolve(null), giveUpAfterMs));
  return Promise.race([asked.catch(() => null), givenUp]);
}
