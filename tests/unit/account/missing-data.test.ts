import { expect, test } from 'vitest';
import { findMissing } from '#/storefront/features/account/missing-data.ts';

const address = {
  cep: '89010-000',
  logradouro: 'Rua Quinze de Novembro',
  numero: '100',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};
const noAddress = Object.fromEntries(Object.keys(address).map((name) => [name, ''])) as typeof address;
const whole = {
  record: {
    cpf: '529.982.247-25',
    nascimento: '1998-03-05',
    endereco: address,
    telefones: ['48991234567'],
    responsaveis: [],
  },
  person: { tipoLogin: 'ALUNO', emailConfirmado: true },
} as const;
const today = '2026-11-22';

type Shown = Parameters<typeof findMissing>[0];
const missing = (record: Partial<Shown['record']> = {}, person: Partial<Shown['person']> = {}) =>
  findMissing(
    {
      record: { ...whole.record, telefones: [...whole.record.telefones], responsaveis: [], ...record },
      person: { ...whole.person, ...person },
    },
    today,
  );

test('of a whole account nothing is missing (ACCOUNT-9)', () => {
  expect(missing()).toEqual({});
});

test('what a purchase and an enrolment need is named', () => {
  expect(missing({ cpf: null, nascimento: null })).toEqual({
    'dados-pessoais': 'Falta: CPF e data de nascimento',
  });
  expect(missing({ endereco: noAddress, telefones: [] })).toEqual({
    endereco: 'Falta preencher',
    telefone: 'Falta preencher',
  });
  expect(missing({}, { emailConfirmado: false })).toEqual({ acesso: 'E-mail não confirmado' });
});

test('a guardian is missing until the eighteenth birthday', () => {
  expect(missing({ nascimento: '2008-11-23' })).toEqual({ responsaveis: 'Falta preencher' });
  expect(missing({ nascimento: '2008-11-22' })).toEqual({});
});

test('the team neither studies nor has guardians here', () => {
  const record = { cpf: null, nascimento: null, endereco: noAddress };
  expect(missing(record, { tipoLogin: 'FINANCEIRO' })).toEqual({});
});
