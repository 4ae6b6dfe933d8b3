import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { actOnInvitation, actOnMember, fetchTeam, inviteToTeam } from './team.functions.ts';
import type { InvitationAct, Invite, MemberAct } from './team.schema.ts';

export const teamQueries = {
  all: ['team'] as const,
  list: (busca: string) =>
    queryOptions({
      queryKey: [...teamQueries.all, busca],
      queryFn: () => fetchTeam({ data: { busca } }),
      staleTime: 0,
    }),
};

export const teamMutations = {
  invite: () =>
    mutationOptions({
      mutationKey: ['invite-to-team'],
      mutationFn: (data: Invite) => inviteToTeam({ data }),
    }),
  onInvitation: () =>
    mutationOptions({
      mutationKey: ['act-on-team-invitation'],
      mutationFn: (data: InvitationAct) => actOnInvitation({ data }),
    }),
  onMember: () =>
    mutationOptions({
      mutationKey: ['act-on-team-member'],
      mutationFn: (data: MemberAct) => actOnMember({ data }),
    }),
};
