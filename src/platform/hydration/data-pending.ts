import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/**
 * Whether a page that was loaded still waits for some of its data, which then stream after it. Of a router
 * whose context holds the page's QueryClient.
 */
export function isDataPending(router: AnyRouter): boolean {
  const { queryClient } = router.options.context as { queryClient: QueryClient };
  if (queryClient.isFetching() > 0) return true;
  return router.stores.matches.get().some((match) => {
    const data: unknown = match.loaderData;
    return typeof data === 'object' && data !== null && Object.values(data).some(isThenable);
  });
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
