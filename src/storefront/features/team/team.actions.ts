import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { actOnInvitation, actOnMember, inviteToTeam } from './team.functions.ts';
import {
  invitationActText,
  invitedText,
  memberActText,
  readAct,
  readInvite,
  toInvitationAct,
  toInvite,
  toMemberAct,
  validateInvite,
  validateMemberAct,
} from './team.schema.ts';

/** The forms of `/gestao/equipe` when they come without JavaScript. */
export const teamActions = {
  convidar: noScriptAction({
    read: readInvite,
    find: validateInvite,
    send: async (entries) => {
      await inviteToTeam({ data: toInvite(entries) });
      return { done: { mensagem: invitedText } };
    },
  }),
  convite: noScriptAction({
    read: readAct,
    find: () => ({}),
    send: async (entries) => {
      const data = toInvitationAct(entries);
      await actOnInvitation({ data });
      return { done: { mensagem: invitationActText(data) } };
    },
  }),
  pessoa: noScriptAction({
    read: readAct,
    find: validateMemberAct,
    send: async (entries) => {
      const data = toMemberAct(entries);
      await actOnMember({ data });
      return { done: { mensagem: memberActText(data) } };
    },
  }),
};
