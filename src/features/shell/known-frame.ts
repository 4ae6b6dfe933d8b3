import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_LAYOUT } from '#/domain/site/site-layout.ts';
import { knownFooter } from './footer.functions.ts';
import { footerQueries } from './footer.queries.ts';
import { knownMenu } from './shell.functions.ts';
import { shellQueries } from './shell.queries.ts';

/**
 * Has a page begin with what this server knows already of header and footer: a call of a server function for
 * each of them takes longer than to render what it shows. For the server, once per page.
 */
export function takeKnownFrame(queryClient: QueryClient): void {
  const { contacts, paymentMethods, certificates, socialGroups, layout } = knownFooter();
  const known = [
    [shellQueries.menu().queryKey, knownMenu()],
    [footerQueries.contacts().queryKey, contacts],
    [footerQueries.paymentMethods().queryKey, paymentMethods],
    [footerQueries.certificates().queryKey, certificates],
    [footerQueries.socialGroups().queryKey, socialGroups],
    [footerQueries.layout(DEFAULT_LAYOUT).queryKey, layout],
  ] as const;
  for (const [queryKey, data] of known) if (data !== undefined) queryClient.setQueryData(queryKey, data);
}
