import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { joinTeam, joinTeamWithAccount } from './team-invitation.functions.ts';
import {
  pathAfterJoining,
  readJoin,
  validateNewAccess,
  validateOwnAccount,
} from './team-invitation.schema.ts';

/** The forms of an invitation when they come without JavaScript. */
export const teamInvitationActions = (convite: string) => ({
  'novo-acesso': noScriptAction({
    read: readJoin,
    find: validateNewAccess,
    send: async (entries) => ({ goTo: pathAfterJoining(await joinTeam({ data: { convite, ...entries } })) }),
  }),
  'conta-propria': noScriptAction({
    read: readJoin,
    find: validateOwnAccount,
    send: async ({ senha }) => ({
      goTo: pathAfterJoining(await joinTeamWithAccount({ data: { convite, senha } })),
    }),
  }),
});
