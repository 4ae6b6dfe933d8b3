import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchGuardianLink, openGuardianLink } from './guardian.functions.ts';

export const guardianQueries = {
  link: (convite: string) =>
    queryOptions({
      queryKey: ['guardian', convite],
      queryFn: () => fetchGuardianLink({ data: { convite } }),
    }),
};

export const guardianMutations = {
  open: (convite: string) =>
    mutationOptions({
      mutationKey: ['open-guardian-link'],
      mutationFn: () => openGuardianLink({ data: { convite } }),
    }),
};
