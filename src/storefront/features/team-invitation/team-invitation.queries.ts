import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { checkTeamInvitation, joinTeam, joinTeamWithAccount } from './team-invitation.functions.ts';
import type { JoinEntries } from './team-invitation.schema.ts';

export const teamInvitationQueries = {
  link: (convite: string) =>
    queryOptions({
      queryKey: ['team-invitation', convite],
      queryFn: () => checkTeamInvitation({ data: { convite } }),
      gcTime: 0,
    }),
};

export const teamInvitationMutations = {
  join: (convite: string) =>
    mutationOptions({
      mutationKey: ['join-team'],
      mutationFn: ({ nome, senha }: JoinEntries) => joinTeam({ data: { convite, nome, senha } }),
    }),
  joinWithAccount: (convite: string) =>
    mutationOptions({
      mutationKey: ['join-team-with-account'],
      mutationFn: ({ senha }: JoinEntries) => joinTeamWithAccount({ data: { convite, senha } }),
    }),
};
