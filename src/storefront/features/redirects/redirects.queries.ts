import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { addRedirects, fetchRedirects, removeRedirect } from './redirects.functions.ts';
import { type RedirectEntries, toRedirects } from './redirects.schema.ts';

const all = ['redirects'] as const;

export const redirectsQueries = {
  all,
  list: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'list', pagina],
      queryFn: () => fetchRedirects({ data: { pagina } }),
      staleTime: 0,
    }),
};

export const redirectsMutations = {
  add: () =>
    mutationOptions({
      mutationKey: [...all, 'add'],
      mutationFn: (entries: RedirectEntries) => addRedirects({ data: toRedirects(entries) }),
    }),
  remove: () =>
    mutationOptions({
      mutationKey: [...all, 'remove'],
      mutationFn: (caminho: string) => removeRedirect({ data: { caminho } }),
    }),
};
