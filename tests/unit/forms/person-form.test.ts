import { describe, expect, test } from 'vitest';
import { validatePerson, readPersonEntries, toPersonBody } from '#/storefront/forms/fields/person-form.ts';

const typed = {
  nome: 'Maria da Silva ',
  cpf: '52998224725',
  dia: '5',
  mes: '3',
  ano: '1998',
  telefone: '4733334444',
  email: ' maria@exemplo.com.br',
};

function formOf(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('the personal data of a form', () => {
  test('gets its masks and loses the blanks around it', () => {
    expect(readPersonEntries(formOf(typed))).toEqual({
      nome: 'Maria da Silva',
      cpf: '529.982.247-25',
      dia: '5',
      mes: '3',
      ano: '1998',
      telefone: '(47) 3333-4444',
      email: 'maria@exemplo.com.br',
    });
  });

  test('is right when every field keeps its rule', () => {
    const fieldErrors = validatePerson(readPersonEntries(formOf(typed)), '2026-11-21');
    expect(Object.values(fieldErrors).filter(Boolean)).toEqual([]);
  });

  test('says what is wrong in the words of docs/rules/forms.md, in the order of the form', () => {
    const fieldErrors = validatePerson(
      readPersonEntries(formOf({ ...typed, cpf: '529.982.247-26', ano: '98', telefone: '', email: 'maria' })),
      '2026-11-21',
    );
    expect(Object.entries(fieldErrors).filter(([, message]) => message)).toEqual([
      ['cpf', 'CPF inválido.'],
      ['nascimento', 'O ano deve conter 4 dígitos'],
      ['telefone', 'Este campo é obrigatório'],
      ['email', 'Informe um e-mail válido'],
    ]);
  });

  test('lists the rules of the name', () => {
    const { nome } = validatePerson(readPersonEntries(formOf({ ...typed, nome: 'maria' })), '2026-11-21');
    expect(nome).toMatch(/^Regras desse campo:\n/);
  });

  test('goes out with the birth date in one', () => {
    expect(toPersonBody(readPersonEntries(formOf(typed)))).toEqual({
      nome: 'Maria da Silva',
      cpf: '529.982.247-25',
      nascimento: '1998-03-05',
      telefone: '(47) 3333-4444',
      email: 'maria@exemplo.com.br',
    });
  });

  test('does not go out with a day that does not exist', () => {
    expect(() => toPersonBody(readPersonEntries(formOf({ ...typed, dia: '31', mes: '2' })))).toThrow(
      RangeError,
    );
  });
});
