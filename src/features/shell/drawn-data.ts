import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { footerQueries } from './footer.queries.ts';
import { shellQueries } from './shell.queries.ts';

/** The parts of the footer that are the same on every page, by the names they have in a document. */
export const footerParts = {
  columns: 'footer-columns',
  payment: 'footer-payment',
  networks: 'footer-networks',
} as const;

/** What the footer's static parts show, by query. */
export type DrawnData = [QueryKey, unknown][];

const taken = new WeakMap<QueryClient, DrawnData>();

/**
 * Takes what only the footer's static parts show out of a page's queries, if all of it is there: what isn't
 * among them isn't sent to the browser. For the server, once per page.
 */
export function takeDrawnData(queryClient: QueryClient): void {
  const own = [shellQueries.menu(), footerQueries.paymentMethods(), footerQueries.socialGroups()];
  const shared = [footerQueries.contacts(), shellQueries.areaVariant()];
  const data = [...own, ...shared].map(
    ({ queryKey }) => [queryKey, queryClient.getQueryData(queryKey)] as const,
  );
  if (data.some(([, value]) => value === undefined)) return;
  taken.set(
    queryClient,
    data.map(([key, value]) => [key, value]),
  );
  const cache = queryClient.getQueryCache();
  // To remove them by their keys has the key of every query of the page hashed for each.
  for (const { queryKey } of own) cache.remove(cache.get(hashKey(queryKey))!);
}

/** What {@link takeDrawnData} took of a page's queries; undefined when something was missing. */
export function drawnData(queryClient: QueryClient): DrawnData | undefined {
  return taken.get(queryClient);
}
