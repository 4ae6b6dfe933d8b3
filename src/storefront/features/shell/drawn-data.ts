import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { footerQueries } from './footer.queries.ts';
import { shellQueries } from './shell.queries.ts';

/** The parts of the footer that are the same on every page, by the names they have in a document. */
export const footerParts = {
  columns: 'footer-columns',
  payment: 'footer-payment',
  networks: 'footer-networks',
} as const;

export type DrawnData = [QueryKey, unknown][];

const taken = new WeakMap<QueryClient, DrawnData>();

export function takeDrawnData(queryClient: QueryClient): void {
  const dataOf = ({ queryKey }: { queryKey: QueryKey }): DrawnData[number] => [
    queryKey,
    queryClient.getQueryData(queryKey),
  ];
  const own = [shellQueries.menu(), footerQueries.paymentMethods(), footerQueries.socialGroups()];
  const shared = [footerQueries.contacts(), shellQueries.areaVariant()];
  const data = [...own, ...shared].map(dataOf);
  if (data.some(([, value]) => value === undefined)) return;
  taken.set(queryClient, data);
  const cache = queryClient.getQueryCache();
  // To remove them by their keys has the key of every query of the page hashed for each.
  for (const { queryKey } of own) cache.remove(cache.get(hashKey(queryKey))!);
}

export function drawnData(queryClient: QueryClient): DrawnData | undefined {
  return taken.get(queryClient);
}
