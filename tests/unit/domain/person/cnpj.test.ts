import { generateCnpj, isValidCnpj } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnpjCharacters, cnpjSchema, formatCnpj, isCnpj } from '#/domain/person/cnpj.ts';
import { messagesOf } from '../schema-messages.ts';

describe('CNPJ (FORM-25)', () => {
  it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '11222333000181', '12ABC34501DE35'])(
    'accepts %s',
    (cnpj) => {
      expect(isCnpj(cnpj)).toBe(true);
      expect(messagesOf(cnpjSchema, cnpj)).toEqual([]);
      expect(isCnpj(formatCnpj(cnpj))).toBe(true);
    },
  );

  it.each([
    '12.ABC.345/01DE-34',
    '11.222.333/0001-82',
    '00.000.000/0000-00',
    '12.abc.345/01de-35',
    '11.222.333/000181',
    '1122233300018',
    '12.ABC.345/01DE-3A',
  ])('refuses %s', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(false);
    expect(messagesOf(cnpjSchema, cnpj)).toEqual(['CNPJ inválido.']);
  });

  it('asks for an empty one', () => {
    expect(messagesOf(cnpjSchema, '')).toEqual(['Este campo é obrigatório.']);
  });

  it('agrees with an independent library', () => {
    for (const version of [1, 2] as const) {
      for (let i = 0; i < 100; i++) expect(isCnpj(generateCnpj({ version }))).toBe(true);
    }
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/), (text) => {
        expect(isCnpj(text)).toBe(isValidCnpj(text, { version: 2 }));
      }),
      { numRuns: 2000 },
    );
  });

  it('formats fourteen characters and leaves anything else alone', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12ABC')).toBe('12ABC');
    expect(cnpjCharacters('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
});
