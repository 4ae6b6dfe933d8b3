import { queryOptions, type QueryClient, type QueryMeta } from '@tanstack/react-query';
import { DEFAULT_LAYOUT, type SiteLayout } from '#/domain/site/site-layout.ts';
import {
  fetchCertificates,
  fetchCompactGroups,
  fetchContacts,
  fetchLayout,
  fetchPaymentMethods,
  fetchSocialGroups,
} from './footer.functions.ts';

const staleTime = 10 * 60_000;

/** Milliseconds a page waits for its footer; the rest streams. */
const timeLimitMs = 200;

function footerPart<Value>(name: string, read: () => Promise<Value>, empty: Value, meta?: QueryMeta) {
  return queryOptions({
    meta,
    queryKey: ['footer', name],
    queryFn: () => read().catch(() => empty),
    staleTime,
  });
}

export const footerQueries = {
  contacts: () => footerPart('contacts', fetchContacts, { shown: [], chatNumber: null }),
  paymentMethods: () => footerPart('payment-methods', fetchPaymentMethods, [], { serverOnly: true }),
  certificates: () => footerPart('certificates', fetchCertificates, []),
  socialGroups: () => footerPart('social-groups', fetchSocialGroups, [], { serverOnly: true }),
  compactGroups: () => footerPart('compact-groups', fetchCompactGroups, []),
  layout: (layout: SiteLayout) =>
    queryOptions({
      queryKey: ['footer', 'layout', layout],
      queryFn: () => fetchLayout({ data: { layout } }).catch(() => layout),
      staleTime,
    }),
};

/** Reads all that the footer shows. Resolves when it is there, or after the timeout. */
export function startFooter(queryClient: QueryClient): Promise<void> {
  return withinTimeLimit([
    queryClient.prefetchQuery(footerQueries.contacts()),
    queryClient.prefetchQuery(footerQueries.certificates()),
    queryClient.prefetchQuery(footerQueries.layout(DEFAULT_LAYOUT)),
    queryClient.prefetchQuery(footerQueries.paymentMethods()),
    queryClient.prefetchQuery(footerQueries.socialGroups()),
  ]);
}

export function startCompactFooter(queryClient: QueryClient): Promise<void> {
  return withinTimeLimit([
    queryClient.prefetchQuery(footerQueries.compactGroups()),
    queryClient.prefetchQuery(footerQueries.layout(DEFAULT_LAYOUT)),
  ]);
}

async function withinTimeLimit(reads: Promise<void>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeLimitMs);
  });
  await Promise.race([Promise.all(reads), timeLimit]);
  clearTimeout(timer);
}
