import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { personRecordChangeSchema } from '#/contract/account/account.ts';
import { validateAddress, readAddressEntries } from '#/storefront/forms/fields/address-form.ts';
import {
  validatePassword,
  validatePersonal,
  validatePhones,
  guardianValues,
  validateAccountGuardian,
  validateSpecialNeed,
  phoneValues,
  readGuardians,
  readPasswords,
  readPersonal,
  readPhones,
  readSpecialNeeds,
  specialNeedValues,
  toAddressChange,
  toConsentChoices,
  toGuardiansChange,
  toPersonalChange,
  toPhonesChange,
} from '#/storefront/features/account/account.schema.ts';

function formOf(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const errorsIn = (found: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));

const personal = {
  nome: 'Maria da Silva',
  nomeSocial: '',
  dia: '5',
  mes: '03',
  ano: '1998',
  nacionalidade: 'BR',
};

describe('personal data', () => {
  test('with only what must be there are sent as the contract takes them', () => {
    expect(errorsIn(validatePersonal(personal, '2026-11-21'))).toEqual({});
    const change = toPersonalChange(personal);
    expect(v.safeParse(personRecordChangeSchema, change).success).toBe(true);
    expect(change).toMatchObject({ nascimento: '1998-03-05', genero: null, escolaridade: null });
  });

  test('one word is enough of a social name', () => {
    expect(validatePersonal({ ...personal, nomeSocial: 'Bia' }, '2026-11-21')['nomeSocial']).toBeUndefined();
  });

  test.each([
    [{ nome: 'maria' }, 'nome', /^Regras desse campo:/],
    [{ nomeSocial: 'm' }, 'nomeSocial', /^Informe um nome de pelo menos 3 letras, sem números\.$/],
    [{ ano: '98' }, 'nascimento', /4 dígitos/],
    [{ ano: '2030' }, 'nascimento', /entre 1900 e 2026/],
    [{ cnh: '123' }, 'cnh', /^Este campo está incompleto\.$/],
    [{ renach: 'sc1' }, 'renach', /Informe duas letras e nove números/],
    [{ nivel: 'MEDIO' }, 'situacaoEscolar', /Escolha/],
  ])('%j is told at its field', (typed, field, message) => {
    const fieldErrors = errorsIn(validatePersonal({ ...personal, ...typed }, '2026-11-21'));
    expect(Object.keys(fieldErrors)).toEqual([field]);
    expect(fieldErrors[field]).toMatch(message);
  });
});

describe('an address', () => {
  const typed = {
    cep: '89010000',
    logradouro: 'Rua Quinze de Novembro',
    numero: '10',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Blumenau',
    uf: 'SC',
  };

  test('gets its hyphen, and is sent as the contract takes it', () => {
    const entries = readAddressEntries(formOf(typed));
    expect(entries.cep).toBe('89010-000');
    expect(errorsIn(validateAddress(entries))).toEqual({});
    const parsed = v.parse(personRecordChangeSchema, toAddressChange(entries));
    expect(parsed.endereco?.cep).toBe('89010000');
  });

  test('left empty is told field by field, but for the complement', () => {
    const fieldErrors = errorsIn(validateAddress(readAddressEntries(new FormData())));
    expect(Object.keys(fieldErrors)).toEqual(['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf']);
    expect(new Set(Object.values(fieldErrors))).toEqual(new Set(['Este campo é obrigatório.']));
  });

  test('takes a complement of 60 characters and no more', () => {
    const complemento = (length: number) =>
      validateAddress({ ...typed, complemento: 'x'.repeat(length) })['complemento'];
    expect(complemento(60)).toBeUndefined();
    expect(complemento(61)).toBe('O complemento deve ter no máximo 60 caracteres');
  });
});

describe('phones', () => {
  test('are up to five, each once, without those left empty', () => {
    const typed = { telefone: '47999998888', outroTelefone: '', 'outroTelefone-2': '+55 47 3333-0001' };
    const entries = readPhones(formOf({ ...typed, 'outroTelefone-4': '(47) 99999-8888' }));
    expect(errorsIn(validatePhones(entries))).toEqual({});
    const change = toPhonesChange(entries);
    expect(change).toEqual({ telefones: ['47999998888', '4733330001'] });
    expect(v.safeParse(personRecordChangeSchema, change).success).toBe(true);
    expect(phoneValues(change.telefones!)).toEqual({
      telefone: '(47) 99999-8888',
      outroTelefone: '(47) 3333-0001',
    });
  });

  test('change with the password where the form asks for it', () => {
    const typed = { telefone: '(47) 99999-8888', senha: '' };
    expect(errorsIn(validatePhones(readPhones(formOf(typed))))).toEqual({
      senha: 'Este campo é obrigatório.',
    });
    const entries = readPhones(formOf({ ...typed, senha: ' x ' }));
    expect(toPhonesChange(entries)).toEqual({ telefones: ['47999998888'], senha: ' x ' });
  });

  test('are distinguished', () => {
    expect(errorsIn(validatePhones({ telefone: '', outroTelefone: '(47) 1' }))).toEqual({
      telefone: 'Este campo é obrigatório',
      outroTelefone: 'Informe um telefone válido',
    });
  });
});

describe('guardians', () => {
  const vera = {
    'nome-1': 'Vera da Silva',
    'cpf-1': '52998224725',
    'telefone-1': '47999998888',
    'email-1': 'vera@exemplo.com.br',
  };

  test('are sent as the contract takes them, without one of whom nothing is told', () => {
    const entries = readGuardians(formOf(vera));
    expect(errorsIn(validateAccountGuardian(entries))).toEqual({});
    const { responsaveis } = v.parse(personRecordChangeSchema, toGuardiansChange(entries));
    expect(responsaveis).toEqual([
      {
        nome: 'Vera da Silva',
        cpf: '529.982.247-25',
        telefone: '(47) 99999-8888',
        email: 'vera@exemplo.com.br',
      },
    ]);
    expect(guardianValues(responsaveis!)).toMatchObject({ 'nome-0': 'Vera da Silva' });
    expect(toGuardiansChange(readGuardians(new FormData()))).toEqual({ responsaveis: [] });
  });

  test('half told are distinguished field by field', () => {
    const entries = readGuardians(formOf({ ...vera, 'nome-0': 'ana', 'cpf-1': '529.982.247-26' }));
    expect(errorsIn(validateAccountGuardian(entries))).toEqual({
      'nome-0': expect.stringMatching(/^Regras desse campo:/),
      'cpf-0': 'Este campo é obrigatório.',
      'telefone-0': 'Este campo é obrigatório',
      'email-0': 'Este campo é obrigatório.',
      'cpf-1': 'CPF inválido.',
    });
  });
});

describe('special needs', () => {
  const needs = [
    { tipo: 'deficiencia-visual', nivel: 'deficiencia-visual-cegueira' },
    { tipo: 'surdocegueira', nivel: null },
  ];

  test('are those ticked, with the level chosen, and need consent', () => {
    const shown = specialNeedValues(needs, true);
    const choice = readSpecialNeeds(
      formOf({ ...shown, versao: '2026-01', formulario: 'necessidades', 'nivel-deficiencia-fisica': 'x' }),
    );
    expect(choice).toEqual({ versao: '2026-01', consentimento: true, necessidades: needs });
    expect(errorsIn(validateSpecialNeed(choice))).toEqual({});
    expect(errorsIn(validateSpecialNeed({ ...choice, consentimento: false }))).toEqual({
      consentimento: 'Para guardar estas informações, precisamos da sua autorização.',
    });
  });

  test('are not among the general choices of privacy', () => {
    expect(toConsentChoices({ versao: '2026-01', NOVIDADES: 'on', NECESSIDADES: 'on' })).toEqual({
      versao: '2026-01',
      escolhas: [
        { tipo: 'NOVIDADES', aceito: true },
        { tipo: 'CONTATO', aceito: false },
        { tipo: 'PESQUISAS', aceito: false },
      ],
    });
  });
});

describe('a new password', () => {
  test('is taken as typed, blanks included', () => {
    expect(readPasswords(formOf({ senhaAtual: ' a', senhaNova: 'b ' }))).toEqual({
      senhaAtual: ' a',
      senhaNova: 'b ',
    });
  });

  test.each([
    ['', '', { senhaAtual: 'Este campo é obrigatório.', senhaNova: 'Este campo é obrigatório.' }],
    ['Vitrine2026', 'fraca', { senhaNova: 'Senha não segue as regras abaixo.' }],
    ['Vitrine2026', 'Vitrine2026', { senhaNova: 'Escolha uma senha diferente da atual.' }],
    ['Vitrine2026', 'Nova2026x', {}],
  ])('%j to %j', (senhaAtual, senhaNova, fieldErrors) => {
    expect(errorsIn(validatePassword({ senhaAtual, senhaNova }))).toEqual(fieldErrors);
  });
});

test('names lose blanks too many, and a birthplace as documents have it becomes city and state', () => {
  const entries = readPersonal(
    formOf({ ...personal, nome: ' Maria  da Silva', municipioNaturalidade: 'JARAGUÁ DO SUL/SC' }),
  );
  expect(entries).toMatchObject({
    nome: 'Maria da Silva',
    municipioNaturalidade: 'Jaraguá do Sul',
    estadoNaturalidade: 'SC',
  });
  expect(readPersonal(formOf({ municipioNaturalidade: 'Lisboa/PT' }))['municipioNaturalidade']).toBe(
    'Lisboa/PT',
  );
});
