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
  keepsCountryCode,
  PHONE_FOREIGN_MESSAGE,
  withoutPhonePrefix,
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
    ['+55 48 9', '489'],
    ['(04', '4'],
    ['048', '48'],
    ['(55) 99123-4567', '(55) 99123-4567'],
    ['(48) 90', '(48) 90'],
  ])('%j, being typed, is %j without what stands in front', (typed, left) => {
    expect(withoutTypedPrefix(typed)).toBe(left);
  });

  // FORM-32
  it.each([
    '+54 11 4321-5678',
    '+91 98765 43210',
    '+81 90-1234-5678',
    '+1 (415) 555-2671',
    '(+351) 912 345 678',
    'Tel.: +595 981 123456',
    '＋81 90 1234 5678',
    '0054 11 4321-5678',
    '+5',
    '+0 48 99123-4567',
  ])('%s is of another country, and never a Brazilian number', (text) => {
    expect(keepsCountryCode(text)).toBe(true);
    expect([formatPhone(text), withoutPhonePrefix(text), withoutTypedPrefix(text)]).toEqual([
      text,
      text,
      text,
    ]);
    const said = text === '+5' ? 'Informe um telefone válido' : PHONE_FOREIGN_MESSAGE;
    expect(messagesOf(phoneSchema, text)).toEqual([said]);
  });

  it.each(['+55 (48) 99123-4567', '+55 048 99123-4567', '005548991234567', '048991234567', '5548991234567'])(
    '%s is written as it is dialled in Brazil',
    (text) => {
      expect(formatPhone(text)).toBe('(48) 99123-4567');
      expect(withoutPhonePrefix(text)).toBe('48991234567');
    },
  );

  it('takes the country code of a number without its area code for no area code', () => {
    expect(formatPhone('+55 99123-4567')).toBe('+55 99123-4567');
    expect(messagesOf(phoneSchema, formatPhone('+55 99123-4567'))).toEqual(['Informe um telefone válido']);
  });

  it('turns no number with a country code into another number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+]\d{1,3}[ (-]{0,2}\d{6,12}$/), (text) => {
        const digits = text.replaceAll(/\D/g, '');
        const masked = formatPhone(text);
        if (isMaskedPhone(masked)) expect(digits.replace(/^550?/, '')).toBe(masked.replaceAll(/\D/g, ''));
        else expect(masked).toBe(text);
      }),
      { seed: 5_2026, numRuns: 2000 },
    );
  });

  it.each(['(48) 00000-0000', '(11) 1234-5678'])('asks no numbering plan: %s', (phone) => {
    expect(messagesOf(phoneSchema, phone)).toEqual([]);
  });
});
