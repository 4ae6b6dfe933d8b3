import { generateCpf, isValidCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfDigits, cpfSchema, formatCpf, isCpf, isCpfDigits, maskCpf } from '#/domain/person/cpf.ts';
import { messagesOf } from '../schema-messages.ts';

const digits = fc.stringMatching(/^\d{11}$/);

describe('CPF (FORM-2)', () => {
  it.each(['529.982.247-25', '123.456.789-09', '111.444.777-35'])('accepts %s', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
    expect(messagesOf(cpfSchema, cpf)).toEqual([]);
    expect(isCpfDigits(cpfDigits(cpf))).toBe(true);
  });

  it.each([
    '000.000.000-00',
    '111.111.111-11',
    '999.999.999-99',
    '529.982.247-26',
    '529.982.247-15',
    '5299822472',
    '52998224725',
    '529.982.24725',
    ' 529.982.247-25',
    '529.982.247-25\n',
    '529 982 247 25',
    '٥٢٩.982.247-25',
    'abc',
  ])('refuses %j with the literal message', (cpf) => {
    expect(isCpf(cpf)).toBe(false);
    expect(messagesOf(cpfSchema, cpf)).toEqual(['CPF inválido.']);
  });

  it('asks for an empty one', () => {
    expect(messagesOf(cpfSchema, '')).toEqual(['Este campo é obrigatório.']);
    expect(messagesOf(cpfSchema, undefined)).toEqual(['Este campo é obrigatório.']);
  });

  it('agrees with an independent library on any 11 digits', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(isCpfDigits(text)).toBe(isValidCpf(text));
        expect(isCpf(formatCpf(text))).toBe(isValidCpf(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts what an independent library generates, and no other check digit', () => {
    for (let i = 0; i < 200; i++) {
      const cpf = generateCpf();
      expect(isCpfDigits(cpf)).toBe(true);
      const wrong = cpf.slice(0, 10) + String((Number(cpf[10]) + 1) % 10);
      expect(isCpfDigits(wrong)).toBe(false);
    }
  });

  it('formats 11 digits and leaves anything else alone', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('529.982.247-25')).toBe('529.982.247-25');
    expect(formatCpf('5299')).toBe('5299');
  });

  it('hides both ends from a seller, and everything of what is not a CPF (IDENTITY-5)', () => {
    expect(maskCpf('529.982.247-25')).toBe('***.982.247-**');
    expect(maskCpf('52998224725')).toBe('***.982.247-**');
    expect(maskCpf('5299822472')).toBe('***.***.***-**');
  });
});
