import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { personRecordChangeSchema } from '#/contract/identity/account.ts';
import {
  findAddressProblems,
  findPasswordProblems,
  findPersonalProblems,
  findPhonesProblems,
  readAddress,
  readPasswords,
  readPhones,
  toAddressChange,
  toPersonalChange,
  toPhonesChange,
} from '#/features/profile/profile.schema.ts';

function formOf(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const problemsIn = (found: Readonly<Record<string, string | undefined>>) =>
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
    expect(problemsIn(findPersonalProblems(personal, '2026-11-21'))).toEqual({});
    const change = toPersonalChange(personal);
    expect(v.safeParse(personRecordChangeSchema, change).success).toBe(true);
    expect(change).toMatchObject({ nascimento: '1998-03-05', genero: null, escolaridade: null });
  });

  test.each([
    [{ nome: 'maria' }, 'nome', /^Regras desse campo:/],
    [{ nomeSocial: 'm' }, 'nomeSocial', /^Regras desse campo:/],
    [{ ano: '98' }, 'nascimento', /4 dígitos/],
    [{ ano: '2030' }, 'nascimento', /entre 1900 e 2026/],
    [{ cnh: '123' }, 'cnh', /11 dígitos/],
    [{ renach: 'sc1' }, 'renach', /Informe duas letras e nove números/],
    [{ nivel: 'MEDIO' }, 'situacaoEscolar', /Escolha/],
  ])('%j is told at its field', (typed, field, message) => {
    const problems = problemsIn(findPersonalProblems({ ...personal, ...typed }, '2026-11-21'));
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
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
    const entries = readAddress(formOf(typed));
    expect(entries['cep']).toBe('89010-000');
    expect(problemsIn(findAddressProblems(entries))).toEqual({});
    const parsed = v.parse(personRecordChangeSchema, toAddressChange(entries));
    expect(parsed.endereco?.cep).toBe('89010000');
  });

  test('left empty is told field by field, but for the complement', () => {
    const problems = problemsIn(findAddressProblems(readAddress(new FormData())));
    expect(Object.keys(problems)).toEqual(['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf']);
    expect(new Set(Object.values(problems))).toEqual(new Set(['Este campo é obrigatório.']));
  });

  test('takes a complement of 60 characters and no more', () => {
    const complemento = (length: number) =>
      findAddressProblems({ ...typed, complemento: 'x'.repeat(length) })['complemento'];
    expect(complemento(60)).toBeUndefined();
    expect(complemento(61)).toBe('O complemento deve ter no máximo 60 caracteres');
  });
});

describe('phones', () => {
  test('keep those the form does not show', () => {
    const entries = readPhones(formOf({ telefone: '47999998888', outroTelefone: '' }));
    expect(problemsIn(findPhonesProblems(entries))).toEqual({});
    const known = ['4733330000', '4733330001', '4733330002'];
    expect(toPhonesChange(entries, known)).toEqual({ telefones: ['47999998888', '4733330002'] });
  });

  test('are told apart', () => {
    expect(problemsIn(findPhonesProblems({ telefone: '', outroTelefone: '(47) 1' }))).toEqual({
      telefone: 'Este campo é obrigatório',
      outroTelefone: 'Informe um telefone válido',
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
  ])('%j to %j', (senhaAtual, senhaNova, problems) => {
    expect(problemsIn(findPasswordProblems({ senhaAtual, senhaNova }))).toEqual(problems);
  });
});
