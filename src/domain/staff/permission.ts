import type { LoginKind } from '../person/login-kind.ts';

/** Staff permissions; a shopper has none. Own data needs no permission. */
export type Permission =
  | 'sell-assisted'
  | 'see-own-sales'
  | 'see-team-sales'
  | 'give-capped-discount'
  | 'work-on-leads'
  | 'approve-discounts'
  | 'find-orders'
  | 'see-numbers'
  | 'answer-data-requests'
  | 'refund'
  | 'approve-refunds'
  | 'manage-catalogue'
  | 'moderate-reviews'
  | 'answer-questions'
  | 'discard-questions'
  | 'check-cpf-claims'
  | 'decide-bound-cpf'
  | 'settle-finance'
  | 'decide-enrolments'
  | 'see-students'
  | 'manage-school'
  | 'manage-team';

const PERMISSIONS: Readonly<Record<LoginKind, readonly Permission[]>> = {
  ALUNO: [],
  RESPONSAVEL: [],
  EMPRESA: [],
  CONTACT_CENTER: [
    'sell-assisted',
    'see-own-sales',
    'give-capped-discount',
    'work-on-leads',
    'answer-questions',
  ],
  SUPERVISOR: [
    'sell-assisted',
    'see-own-sales',
    'see-team-sales',
    'give-capped-discount',
    'work-on-leads',
    'approve-discounts',
    'answer-questions',
    'check-cpf-claims',
    'decide-enrolments',
    'see-students',
    'find-orders',
  ],
  FINANCEIRO: ['find-orders', 'see-numbers', 'refund', 'approve-refunds', 'settle-finance'],
  ADMIN: [
    'find-orders',
    'answer-data-requests',
    'see-numbers',
    'manage-catalogue',
    'moderate-reviews',
    'answer-questions',
    'discard-questions',
    'check-cpf-claims',
    'decide-bound-cpf',
    'approve-refunds',
    'settle-finance',
    'decide-enrolments',
    'see-students',
    'manage-school',
    'manage-team',
  ],
};

/** Whether a kind of login may do something; docs/role-matrix.md has the whole table (IDENTITY-2). */
export function hasPermission(kind: LoginKind, permission: Permission): boolean {
  return PERMISSIONS[kind].includes(permission);
}
