import { isValidCep } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cepDigits, cepSchema, formatAddress, formatCep, isCep } from '#/domain/person/postal-code.ts';
import { messagesOf } from '../schema-messages.ts';

describe('CEP (FORM-15)', () => {
  it.each(['89010-000', '89010000'])('%s is one', (text) => {
    expect(messagesOf(cepSchema, text)).toEqual([]);
  });

  it.each(['8', '89010', '89010-', '89010-00', '8901000'])('%s is incomplete', (text) => {
    expect(messagesOf(cepSchema, text)).toEqual(['Este campo está incompleto.']);
  });

  it.each(['89010-0000', '890100000', '89.010-000', '8901-0000', 'abc', '89010-00a', '89010_000'])(
    '%s is none',
    (text) => {
      expect(messagesOf(cepSchema, text)).toEqual(['Informe um CEP válido']);
    },
  );

  it.each(['', ' ', undefined])('%j is asked for', (text) => {
    expect(messagesOf(cepSchema, text)).toEqual(['Este campo é obrigatório.']);
  });

  it('agrees with an independent library, and is formatted and taken apart without loss', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,10}$/), (digits) => {
        expect([digits, isCep(digits)]).toEqual([digits, isValidCep(digits)]);
        if (isCep(digits)) expect(isCep(formatCep(digits))).toBe(true);
        expect(cepDigits(formatCep(digits))).toBe(digits);
      }),
      { seed: 5_2026, numRuns: 1000 },
    );
  });
});

describe('an address in one line', () => {
  const address = {
    cep: '89010000',
    logradouro: 'Rua XV de Novembro',
    numero: '12',
    complemento: 'sala 3',
    bairro: 'Centro',
    cidade: 'Blumenau',
    uf: 'SC',
  };

  it('leaves out what is empty', () => {
    expect(formatAddress(address)).toBe('Rua XV de Novembro, 12, sala 3 - Centro - 89010-000 Blumenau/SC');
    expect(formatAddress({ ...address, numero: '', complemento: '', bairro: '', uf: '' })).toBe(
      'Rua XV de Novembro - 89010-000 Blumenau',
    );
  });

  it.each([{ cep: '8901' }, { logradouro: '' }, { cidade: '' }])('is none with %j', (missing) => {
    expect(formatAddress({ ...address, ...missing })).toBeNull();
  });
});
