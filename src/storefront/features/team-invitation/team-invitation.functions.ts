import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { invitationCodeSchema } from '#/contract/school/team.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import { lookUpRefusal } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byLink = { convite: invitationCodeSchema };

/** POST keeps the code out of addresses; the link stays as it is. Null for a dead link. */
export const checkTeamInvitation = createServerFn({ method: 'POST' })
  .validator(v.object(byLink))
  .handler(async ({ data }) => {
    try {
      return await backend().team.checkTeamInvitation(data);
    } catch (error) {
      if (!lookUpRefusal(error, { LINK_SEM_VALIDADE: true })) throw error;
      return null;
    }
  });

export const joinTeam = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byLink, nome: fullNameSchema, senha: passwordSchema }))
  .handler(({ data }) => backend().team.joinTeam(data));

export const joinTeamWithAccount = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byLink, senha: currentPasswordSchema }))
  .handler(({ data }) => backend().team.joinTeamWithAccount(data));
