import type { SignedIn } from '#/storefront/features/session/session.functions.ts';

export const signedInStudent: SignedIn = {
  idPessoa: 1,
  nome: 'Ana Souza',
  primeiroNome: 'Ana',
  emailUsuario: null,
  temTelefone: true,
  tipoLogin: 'ALUNO',
  is_contact_center: false,
  lacksSecondFactor: false,
};
