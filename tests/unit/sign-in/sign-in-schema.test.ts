import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { registrationSchema } from '#/contract/identity/session.ts';
import {
  validateLogin,
  validateRegistration,
  readRegistrationEntries,
  toRegistrationBody,
} from '#/storefront/features/sign-in/sign-in.schema.ts';

describe('signing in', () => {
  test.each([
    [
      { identificador: '', senha: '' },
      { identificador: 'Este campo é obrigatório.', senha: 'Este campo é obrigatório.' },
    ],
    [
      { identificador: '529.982.247-26', senha: 'x' },
      { identificador: 'CPF inválido.', senha: undefined },
    ],
    [
      { identificador: '529.982.247-25', senha: 'x' },
      { identificador: undefined, senha: undefined },
    ],
    [
      { identificador: 'maria@exemplo', senha: 'x' },
      { identificador: 'Este formato está inválido.', senha: undefined },
    ],
    [
      { identificador: 'maria@exemplo.com', senha: 'x' },
      { identificador: undefined, senha: undefined },
    ],
    [
      { identificador: 'maria.silva', senha: 'x' },
      { identificador: undefined, senha: undefined },
    ],
  ])('%j', (entries, fieldErrors) => {
    expect(validateLogin(entries)).toEqual(fieldErrors);
  });
});

describe('creating an account', () => {
  const data = new FormData();
  const typed = {
    nome: 'Maria da Silva',
    cpf: '52998224725',
    dia: '05',
    mes: '03',
    ano: '1998',
    telefone: '47999998888',
    email: 'maria@exemplo.com',
    senha: ' Vitrine2026',
    termos: 'on',
  };
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  const entries = readRegistrationEntries(data);

  test('sends what the contract takes, the password as typed, blanks included', () => {
    const body = toRegistrationBody(entries, 'checkout');
    expect(v.safeParse(registrationSchema, body).success).toBe(true);
    expect(body).toMatchObject({
      senha: ' Vitrine2026',
      nascimento: '1998-03-05',
      aceites: { termos: true, novidades: false },
      contexto: 'checkout',
    });
  });

  test('asks for a password by the rules and for the terms', () => {
    const fieldErrors = validateRegistration({ ...entries, senha: 'fraca', termos: false }, '2026-11-21');
    expect(fieldErrors['senha']).toBe('Senha não segue as regras abaixo.');
    expect(fieldErrors['termos']).toBe(
      'Para criar a conta, aceite os termos de uso e a política de privacidade',
    );
  });
});
