import type { SignedIn } from '#/features/session/session.functions.ts';

/** A student with a phone, as pages know them. */
export const signedInStudent: SignedIn = {
  idPessoa: 1,
  nome: 'Ana Souza',
  primeiroNome: 'Ana',
  email: null,
  temTelefone: true,
  tipoLogin: 'ALUNO',
  isSeller: false,
  lacksSecondFactor: false,
};
