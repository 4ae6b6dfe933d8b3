/** Of the terms and the privacy policy that come with the program. */
export const CONSENT_VERSION = '2026-11';

// ACCOUNT-3
export const consents = [
  { tipo: 'TERMOS', obrigatorio: true, texto: 'Termos de uso e política de privacidade' },
  { tipo: 'NOVIDADES', obrigatorio: false, texto: 'Receber novidades e ofertas por e-mail' },
  { tipo: 'CONTATO', obrigatorio: false, texto: 'Receber contato por telefone ou mensagem sobre cursos' },
  {
    tipo: 'NECESSIDADES',
    obrigatorio: false,
    texto: 'Usar minhas necessidades específicas só para adaptar aulas e provas',
  },
  { tipo: 'PESQUISAS', obrigatorio: false, texto: 'Participar de pesquisas de satisfação' },
] as const;
export type ConsentKind = (typeof consents)[number]['tipo'];

export const consentKinds = consents.map(({ tipo }) => tipo) as [ConsentKind, ...ConsentKind[]];

type OptionalConsent = Exclude<ConsentKind, 'TERMOS' | 'NECESSIDADES'>;

/**
 * Those a person may take back while keeping the account. The consent to special needs is given in
 * their own form.
 */
export const optionalConsents = consents
  .map(({ tipo }) => tipo)
  .filter((tipo) => tipo !== 'TERMOS' && tipo !== 'NECESSIDADES') as [OptionalConsent, ...OptionalConsent[]];

export interface ConsentChoice {
  tipo: OptionalConsent;
  aceito: boolean;
}
