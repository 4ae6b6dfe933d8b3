import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import { discountCapSchema } from '#/domain/staff/selling-terms.ts';
import { teamRoles, teamRoleSchema } from '#/domain/staff/team-role.ts';
import { idParam, instantSchema, storedText, textSchema } from '../wire.ts';

const path = '/api/equipe';
const linkPath = '/api/convite-da-equipe';
const ok = v.object({ ok: v.literal(true) });
const byId = v.object({ id: idParam });
const roleSchema = v.picklist(teamRoles);

/** The code of the link in the mail. */
export const invitationCodeSchema = v.pipe(v.string(), v.maxLength(100));

export const teamMemberSchema = v.object({
  id: v.number(),
  nome: storedText,
  email: storedText,
  papel: roleSchema,
  segundoFator: v.boolean(),
  /** Null when no sign-in is on record. */
  ultimoAcesso: v.nullable(instantSchema),
  /** The caller. */
  voce: v.boolean(),
  /** Leaving the team gives it back its personal account instead of closing it. */
  contaPessoal: v.boolean(),
  /** The login that sees a seller's sales and decides on larger discounts; null for none. */
  idSupervisor: v.nullable(v.number()),
  /** Per cent that a seller or supervisor gives by themselves. */
  descontoMaximo: v.number(),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;

export const teamInvitationSchema = v.object({
  id: v.number(),
  email: storedText,
  papel: roleSchema,
  expiraEm: instantSchema,
  vencido: v.boolean(),
  convidadoPor: storedText,
});
export type TeamInvitation = v.InferOutput<typeof teamInvitationSchema>;

/** Members of the team and open invitations; `busca` looks in names and addresses. */
export const listTeam = oc
  .route({ method: 'GET', path, summary: 'Quem é da equipe' })
  .input(v.object({ busca: v.optional(textSchema(100), '') }))
  .output(
    v.object({
      membros: v.array(teamMemberSchema),
      /** More match than are listed. */
      haMais: v.boolean(),
      /** All that a seller may have, whatever was looked for. */
      supervisores: v.array(v.object({ id: v.number(), nome: storedText })),
      convites: v.array(teamInvitationSchema),
    }),
  );

/** 409 `JA_E_DA_EQUIPE`, `CONVITE_EXISTENTE`. This and all that follows: 403 `CONFIRMACAO_NECESSARIA`. */
export const inviteToTeam = oc
  .route({ method: 'POST', path: `${path}/convites`, summary: 'Convida alguém para a equipe' })
  .input(v.object({ email: emailSchema, papel: teamRoleSchema }))
  .output(ok);

/** Sends a new link and ends the one before. 404 `CONVITE_NAO_ENCONTRADO`; 429 within a minute. */
export const resendTeamInvitation = oc
  .route({ method: 'POST', path: `${path}/convites/{id}/reenviar`, summary: 'Reenvia um convite da equipe' })
  .input(byId)
  .output(ok);

/** 404 `CONVITE_NAO_ENCONTRADO`. */
export const withdrawTeamInvitation = oc
  .route({ method: 'DELETE', path: `${path}/convites/{id}`, summary: 'Retira um convite da equipe' })
  .input(byId)
  .output(ok);

/** Counts at once in every session. 404 `PESSOA_NAO_ENCONTRADA`; 409 `PROPRIO_ACESSO`, `PAPEL_EXISTENTE`. */
export const changeTeamRole = oc
  .route({ method: 'PUT', path: `${path}/{id}/papel`, summary: 'Muda o papel de alguém da equipe' })
  .input(v.object({ id: idParam, papel: teamRoleSchema }))
  .output(ok);

/**
 * Who supervises a seller and what discount a seller or supervisor gives by themselves. 404
 * `PESSOA_NAO_ENCONTRADA`; 409 `PAPEL_SEM_VENDAS`; 422 `SUPERVISOR_INVALIDO`.
 */
export const changeSellingTerms = oc
  .route({ method: 'PUT', path: `${path}/{id}/vendas`, summary: 'Muda supervisão e desconto de quem vende' })
  .input(v.object({ id: idParam, idSupervisor: v.nullable(idParam), descontoMaximo: discountCapSchema }))
  .output(ok);

/** 404 `PESSOA_NAO_ENCONTRADA`; 409 `PROPRIO_ACESSO`. */
export const endTeamSessions = oc
  .route({
    method: 'DELETE',
    path: `${path}/{id}/sessoes`,
    summary: 'Encerra as sessões de alguém da equipe',
  })
  .input(byId)
  .output(ok);

/** Takes the access away at once. 404 `PESSOA_NAO_ENCONTRADA`; 409 `PROPRIO_ACESSO`. */
export const removeFromTeam = oc
  .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Tira alguém da equipe' })
  .input(byId)
  .output(ok);

/** Leaves the link as it is. 410 `LINK_SEM_VALIDADE`. */
export const checkTeamInvitation = oc
  .route({ method: 'POST', path: `${linkPath}/conferir`, summary: 'Confere um convite da equipe' })
  .input(v.object({ convite: invitationCodeSchema }))
  .output(
    v.object({
      email: storedText,
      papel: roleSchema,
      /** What the address is to the shop, and to the caller. */
      conta: v.picklist(['nenhuma', 'sua', 'da-equipe', 'outra']),
    }),
  );

const joined = v.object({ segundoFator: v.boolean() });

/**
 * Makes a login of the team and signs in; `segundoFator`: it has to be turned on first. 410
 * `LINK_SEM_VALIDADE`; 409 `CADASTRO_EXISTENTE` when the address has an account, whose owner accepts instead;
 * 422 for a password that is easily guessed.
 */
export const joinTeam = oc
  .route({ method: 'POST', path: linkPath, summary: 'Entra na equipe com um acesso novo' })
  .input(v.object({ convite: invitationCodeSchema, nome: fullNameSchema, senha: passwordSchema }))
  .output(joined);

/**
 * The same with the account of the caller, who has the invited address. 410 `LINK_SEM_VALIDADE`, also for
 * another account's; 409 `JA_E_DA_EQUIPE`; 422 `SENHA_INCORRETA`.
 */
export const joinTeamWithAccount = oc
  .route({ method: 'POST', path: `${linkPath}/aceitar`, summary: 'Entra na equipe com a conta que já tem' })
  .input(v.object({ convite: invitationCodeSchema, senha: currentPasswordSchema }))
  .output(joined);
