// IDENTITY-1
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

export const loginKindLabels: Readonly<Record<LoginKind, string>> = {
  ALUNO: 'Aluno',
  RESPONSAVEL: 'Responsável',
  EMPRESA: 'Empresa',
  CONTACT_CENTER: 'Central de atendimento',
  SUPERVISOR: 'Supervisor',
  FINANCEIRO: 'Financeiro',
  ADMIN: 'Administrador',
};

export function isShopper(kind: LoginKind): boolean {
  return kind === 'ALUNO' || kind === 'RESPONSAVEL' || kind === 'EMPRESA';
}

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
