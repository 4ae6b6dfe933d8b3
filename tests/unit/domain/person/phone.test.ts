import { isValidPhone } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DDDS,
  formatPhone,
  hasKnownDdd,
  isMaskedPhone,
  isPhoneDigits,
  phoneDigitsSchema,
  phoneSchema,
  splitPhone,
  withoutTypedPrefix,
} from '#/domain/person/phone.ts';
import { messagesOf } from '../schema-messages.ts';

describe('phone (FORM-4)', () => {
  it.each(['(48) 3231-1234', '(48) 99123-4567'])('accepts %s', (phone) => {
    expect(isMaskedPhone(phone)).toBe(true);
    expect(messagesOf(phoneSchema, phone)).toEqual([]);
  });

  it.each([
    '(48)99123-4567',
    '48 99123-4567',
    '(48) 991234567',
    '(48) 991-4567',
    '(48) 991234-5678',
    '(4) 99123-4567',
    '48991234567',
    '(00) 99123-4567',
  ])('refuses %s in a form', (phone) => {
    expect(messagesOf(phoneSchema, phone)).toEqual(['Informe um telefone válido']);
  });

  it('asks for an empty one, without the full stop of other fields', () => {
    expect(messagesOf(phoneSchema, '')).toEqual(['Este campo é obrigatório']);
  });

  it('has an alternative check of 10 or 11 plain digits (FORM-5)', () => {
    expect(isPhoneDigits('4832311234')).toBe(true);
    expect(isPhoneDigits('48991234567')).toBe(true);
    expect(isPhoneDigits('483231123')).toBe(false);
    expect(isPhoneDigits('489912345678')).toBe(false);
    expect(isPhoneDigits('(48) 3231-1234')).toBe(false);
    expect(messagesOf(phoneDigitsSchema, '4832311234')).toEqual([]);
    expect(messagesOf(phoneDigitsSchema, '(48) 3231-1234')).toEqual(['Telefone inválido']);
    expect(messagesOf(phoneDigitsSchema, '2032311234')).toEqual(['Telefone inválido']);
  });

  it('knows the same area codes as an independent library', () => {
    for (let ddd = 0; ddd < 100; ddd++) {
      const text = String(ddd).padStart(2, '0');
      expect([text, hasKnownDdd(`${text}991234567`)]).toEqual([text, isValidPhone(`${text}991234567`)]);
    }
    expect(DDDS).toHaveLength(67);
  });

  it('formats 10 and 11 digits, and splits them back', () => {
    const digits = fc.oneof(fc.stringMatching(/^\d{10}$/), fc.stringMatching(/^\d{11}$/));
    fc.assert(
      fc.property(digits, (text) => {
        const masked = formatPhone(text);
        const { ddd, tel } = splitPhone(masked);
        expect(isMaskedPhone(masked)).toBe(true);
        expect([ddd.length, ddd + tel]).toEqual([2, text]);
      }),
    );
    expect(formatPhone('4832311234')).toBe('(48) 3231-1234');
    expect(formatPhone('48991234567')).toBe('(48) 99123-4567');
    expect(formatPhone('190')).toBe('190');
  });

  it.each([
    ['+5548', '48'],
    ['+55 48 9', ' 48 9'],
    ['(04', '4'],
    ['048', '48'],
    ['(55) 99123-4567', '(55) 99123-4567'],
    ['(48) 90', '(48) 90'],
  ])('%j, being typed, is %j without what stands in front', (typed, left) => {
    expect(withoutTypedPrefix(typed)).toBe(left);
  });

  it.each(['(48) 00000-0000', '(11) 1234-5678'])('asks no numbering plan: %s', (phone) => {
    expect(messagesOf(phoneSchema, phone)).toEqual([]);
  });
});
