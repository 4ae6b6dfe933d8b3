import { describe, expect, it } from 'vitest';
import { PHONE_FOREIGN_MESSAGE } from '#/domain/person/phone.ts';
import { findPixKeyError, readPixKey } from '#/domain/sale/refund/refund-target.ts';
import { withdrawalPeriod } from '#/domain/sale/refund/withdrawal.ts';

describe('the period of withdrawal (REFUND-1)', () => {
  // Ten in the evening of 31 December in São Paulo is the first of January in UTC.
  const enrolled = new Date('2027-01-01T01:00:00Z');
  it.each([
    ['2027-01-01T01:00:00Z', 7, true],
    ['2027-01-01T03:00:00Z', 6, true],
    ['2027-01-07T02:59:59Z', 1, true],
    ['2027-01-08T02:59:59Z', 0, true],
    ['2027-01-08T03:00:00Z', 0, false],
    ['2027-06-01T00:00:00Z', 0, false],
  ])('at %s has %i days left, open: %s', (now, dias_restantes, aberto) => {
    const period = withdrawalPeriod(enrolled, new Date(now));
    expect(period).toEqual({ ate: '2027-01-07', dias_restantes, aberto });
  });
});

describe('a Pix key (REFUND-6)', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '52998224725', '52998224725'],
    ['email', ' Ana@Exemplo.com.br ', 'ana@exemplo.com.br'],
    ['telefone', '(48) 99123-0001', '+5548991230001'],
    ['telefone', '+5548991230001', '+5548991230001'],
    ['telefone', '+55 (48) 99123-0001', '+5548991230001'],
    ['aleatoria', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('%s %s is known to banks as %s', (kind, typed, key) => {
    expect(readPixKey(kind, typed)).toBe(key);
    expect(findPixKeyError(kind, typed)).toBeUndefined();
  });

  it.each([
    ['cpf', '529.982.247-26'],
    ['cpf', ''],
    ['email', 'ana'],
    ['telefone', '991230001'],
    ['aleatoria', '123e4567'],
  ] as const)('%s isn’t %s', (kind, typed) => {
    expect(readPixKey(kind, typed)).toBeUndefined();
    expect(findPixKeyError(kind, typed)).toBeTruthy();
  });

  // FORM-32
  it.each(['+54 9 11 2345-6789', '0054 9 11 2345-6789', '+1 (202) 555-0123'])(
    'a phone of another country says so, as in every field of a phone: %s',
    (typed) => {
      expect(readPixKey('telefone', typed)).toBeUndefined();
      expect(findPixKeyError('telefone', typed)).toBe(PHONE_FOREIGN_MESSAGE);
    },
  );
});
