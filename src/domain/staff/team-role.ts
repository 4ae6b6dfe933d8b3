import * as v from 'valibot';
import { isShopper, type LoginKind } from '../person/login-kind.ts';

/** Kinds of login that the team has. */
export const teamRoles = [
  'CONTACT_CENTER',
  'SUPERVISOR',
  'FINANCEIRO',
  'ADMIN',
] as const satisfies readonly LoginKind[];
export type TeamRole = (typeof teamRoles)[number];

export const teamRoleSchema = v.picklist(teamRoles, 'Escolha o papel.');

/** What a role is for, in one line. */
export const teamRoleWork: Readonly<Record<TeamRole, string>> = {
  CONTACT_CENTER: 'atende, monta compras e responde perguntas',
  SUPERVISOR: 'acompanha a central, aprova descontos, bolsas e pedidos de CPF',
  FINANCEIRO: 'cuida de devoluções, faturas e pendências de pagamento',
  ADMIN: 'cuida da escola, da equipe e de tudo que precisa de aprovação',
};

/** Days that the link of an invitation to the team is good for (IDENTITY-23). */
export const INVITATION_DAYS = 7;

export function isTeamRole(kind: LoginKind): kind is TeamRole {
  return !isShopper(kind);
}

/** Sellers have neither purchases nor favourites (IDENTITY-4). */
export function isSellingRole(kind: LoginKind): boolean {
  return kind === 'CONTACT_CENTER' || kind === 'SUPERVISOR';
}
