import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { teamRoleSchema } from '#/domain/staff/team-role.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { invitationActSchema, memberActSchema } from './team.schema.ts';

export const fetchTeam = createServerFn({ method: 'GET' })
  .validator(v.object({ busca: v.pipe(v.string(), v.maxLength(100)) }))
  .handler(({ data }) => backend().team.listTeam(data));

export const inviteToTeam = createServerFn({ method: 'POST' })
  .validator(v.object({ email: emailSchema, papel: teamRoleSchema }))
  .handler(({ data }) => backend().team.inviteToTeam(data));

export const actOnInvitation = createServerFn({ method: 'POST' })
  .validator(invitationActSchema)
  .handler(({ data: { acao, id } }) =>
    acao === 'retirar'
      ? backend().team.withdrawTeamInvitation({ id })
      : backend().team.resendTeamInvitation({ id }),
  );

export const actOnMember = createServerFn({ method: 'POST' })
  .validator(memberActSchema)
  .handler(({ data }) => {
    const { team } = backend();
    if (data.acao === 'papel') return team.changeTeamRole({ id: data.id, papel: data.papel });
    if (data.acao === 'vendas') {
      const { acao: _acao, ...terms } = data;
      return team.changeSellingTerms(terms);
    }
    return data.acao === 'tirar'
      ? team.removeFromTeam({ id: data.id })
      : team.endTeamSessions({ id: data.id });
  });
