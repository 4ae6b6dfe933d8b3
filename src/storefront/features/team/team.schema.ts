import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { discountCapSchema } from '#/domain/staff/selling-terms.ts';
import { teamRoleSchema, type TeamRole } from '#/domain/staff/team-role.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface InviteEntries {
  email: string;
  papel: string;
}

export const readInvite = (data: FormData): InviteEntries => ({
  email: formText(data, 'email').trim(),
  papel: formText(data, 'papel'),
});

export function validateInvite({ email, papel }: InviteEntries): FieldErrors {
  return {
    email: v.safeParse(emailSchema, email).issues?.[0].message,
    papel: v.safeParse(teamRoleSchema, papel).issues?.[0].message,
  };
}

export interface Invite {
  email: string;
  papel: TeamRole;
}

/** The fields by their schema, which were checked before. */
export const toInvite = ({ email, papel }: InviteEntries): Invite => ({
  email: v.parse(emailSchema, email),
  papel: v.parse(teamRoleSchema, papel),
});

export interface ActEntries {
  id: string;
  acao: string;
  papel: string;
  idSupervisor: string;
  descontoMaximo: string;
}

export const readAct = (data: FormData): ActEntries => ({
  id: formText(data, 'id'),
  acao: formText(data, 'acao'),
  papel: formText(data, 'papel'),
  idSupervisor: formText(data, 'idSupervisor'),
  descontoMaximo: formText(data, 'descontoMaximo').trim().replace(/\s*%$/, ''),
});

const capOf = ({ descontoMaximo }: ActEntries) =>
  /^\d{1,3}$/.test(descontoMaximo) ? Number(descontoMaximo) : Number.NaN;

export function validateMemberAct(entries: ActEntries): FieldErrors {
  const { acao, papel } = entries;
  if (acao === 'vendas') {
    return { descontoMaximo: v.safeParse(discountCapSchema, capOf(entries)).issues?.[0].message };
  }
  if (acao !== 'papel') return {};
  return { papel: v.safeParse(teamRoleSchema, papel).issues?.[0].message };
}

const idSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

export const memberActSchema = v.variant('acao', [
  v.object({ acao: v.literal('papel'), id: idSchema, papel: teamRoleSchema }),
  v.object({
    acao: v.literal('vendas'),
    id: idSchema,
    idSupervisor: v.nullable(idSchema),
    descontoMaximo: discountCapSchema,
  }),
  v.object({ acao: v.literal('sessoes'), id: idSchema }),
  v.object({ acao: v.literal('tirar'), id: idSchema }),
]);
export type MemberAct = v.InferOutput<typeof memberActSchema>;

export const toMemberAct = (entries: ActEntries): MemberAct => {
  const { id, acao, papel, idSupervisor } = entries;
  if (acao === 'vendas') {
    const supervisor = idSupervisor === '' ? null : Number(idSupervisor);
    return { acao, id: Number(id), idSupervisor: supervisor, descontoMaximo: capOf(entries) };
  }
  if (acao === 'papel') return { acao, id: Number(id), papel: v.parse(teamRoleSchema, papel) };
  return { acao: acao === 'tirar' ? 'tirar' : 'sessoes', id: Number(id) };
};

export function memberActText(act: MemberAct): string {
  if (act.acao === 'papel') return `Papel mudado para ${loginKindLabels[act.papel]}. Já vale em toda sessão.`;
  if (act.acao === 'vendas') return 'Supervisão e desconto salvos. Já valem na próxima proposta.';
  return act.acao === 'tirar'
    ? 'Pessoa fora da equipe. O acesso terminou agora.'
    : 'Sessões encerradas. A pessoa entra de novo com a senha.';
}

export const invitationActSchema = v.object({ acao: v.picklist(['reenviar', 'retirar']), id: idSchema });
export type InvitationAct = v.InferOutput<typeof invitationActSchema>;

export const toInvitationAct = ({ id, acao }: ActEntries): InvitationAct => ({
  acao: acao === 'retirar' ? 'retirar' : 'reenviar',
  id: Number(id),
});

export const invitedText = 'Convite enviado';

export const invitationActText = ({ acao }: InvitationAct): string =>
  acao === 'retirar' ? 'Convite retirado. O link não abre mais.' : 'Convite reenviado. Só o link novo abre.';
