/** What `tipoLogin` may be (IDENTITY-1). */
export const loginKinds = [
  'ALUNO',
  'RESPONSAVEL',
  'EMPRESA',
  'CONTACT_CENTER',
  'SUPERVISOR',
  'FINANCEIRO',
  'ADMIN',
] as const;
export type LoginKind = (typeof loginKinds)[number];

/**
 * What the API lets staff do; a shopper has none of these. Everyone may do what concerns their own account.
 */
export type Permission =
  | 'sell-assisted'
  | 'see-own-sales'
  | 'see-team-sales'
  | 'give-capped-discount'
  | 'work-on-leads'
  | 'approve-discounts'
  | 'refund'
  | 'import-catalogue'
  | 'moderate-reviews'
  | 'answer-questions'
  | 'discard-questions'
  | 'check-cpf-claims'
  | 'decide-bound-cpf'
  | 'settle-finance'
  | 'decide-enrolments';

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
  ],
  FINANCEIRO: ['refund', 'settle-finance'],
  ADMIN: [
    'import-catalogue',
    'moderate-reviews',
    'answer-questions',
    'discard-questions',
    'check-cpf-claims',
    'decide-bound-cpf',
    'settle-finance',
    'decide-enrolments',
  ],
};

export const loginKindLabels: Readonly<Record<LoginKind, string>> = {
  ALUNO: 'Aluno',
  RESPONSAVEL: 'Responsável',
  EMPRESA: 'Empresa',
  CONTACT_CENTER: 'Central de atendimento',
  SUPERVISOR: 'Supervisor',
  FINANCEIRO: 'Financeiro',
  ADMIN: 'Administrador',
};

/** Whether a kind of login may do something; docs/role-matrix.md has the whole table (IDENTITY-2). */
export function hasPermission(kind: LoginKind, permission: Permission): boolean {
  return PERMISSIONS[kind].includes(permission);
}

/** True for the company's customers; the others are its staff. */
export function isShopper(kind: LoginKind): boolean {
  return kind === 'ALUNO' || kind === 'RESPONSAVEL' || kind === 'EMPRESA';
}

/** True for who may pay a purchase: contact-centre users never do. */
export function canPay(kind: LoginKind): boolean {
  return kind !== 'CONTACT_CENTER' && kind !== 'SUPERVISOR';
}

/** Seller or not (IDENTITY-3): `idLoginContactCenter` is set. */
export function isContactCentre(person: { idLoginContactCenter: number | null }): boolean {
  return person.idLoginContactCenter !== null;
}

/** The e-mail shown: that of the login if present, else the main one (IDENTITY-6); an empty one isn't. */
export function shownEmail(person: {
  login?: { email?: string | null } | null;
  emailPrincipal?: string | null;
}): string {
  return person.login?.email || person.emailPrincipal || '';
}
