import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_LAYOUT } from '#/domain/site/site-layout.ts';
import type { DrawnData } from './drawn-data.ts';
import { knownFooter } from './footer.functions.ts';
import { footerQueries } from './footer.queries.ts';
import { knownMenu } from './shell.functions.ts';
import { shellQueries } from './shell.queries.ts';

export function takeKnownFrame(queryClient: QueryClient): DrawnData | undefined {
  const { contacts, paymentMethods, certificates, socialGroups, layout } = knownFooter();
  const drawn = [
    [shellQueries.menu().queryKey, knownMenu()],
    [footerQueries.paymentMethods().queryKey, paymentMethods],
    [footerQueries.socialGroups().queryKey, socialGroups],
  ] satisfies DrawnData;
  const isDrawn = drawn.every(([, data]) => data !== undefined);
  const known = [
    [footerQueries.contacts().queryKey, contacts],
    [footerQueries.certificates().queryKey, certificates],
    [footerQueries.layout(DEFAULT_LAYOUT).queryKey, layout],
    ...(isDrawn ? [] : drawn),
  ] satisfies DrawnData;
  for (const [queryKey, data] of known) if (data !== undefined) queryClient.setQueryData(queryKey, data);
  return isDrawn ? drawn : undefined;
}
