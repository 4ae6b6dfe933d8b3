import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findCardBrand, isCardNumber, securityCodeLength } from '#/domain/sale/card/card-brand.ts';
import { formatCardNumber, passesLuhn } from '#/domain/sale/card/card-number.ts';
import { testCards } from '#/domain/sale/card/test-cards.ts';

const digits = fc.stringMatching(/^\d{12,19}$/);

describe('the number of a card (CARD-3, CARD-4)', () => {
  it('passes Luhn exactly when an independent reading says so', () => {
    fc.assert(fc.property(digits, (text) => passesLuhn(text) === v._isLuhnAlgo(text)));
    for (const text of ['79927398713', '79927398710']) expect(passesLuhn(text)).toBe(v._isLuhnAlgo(text));
  });

  it('has its brand from the first digits on', () => {
    const brands = {
      '4111111111111111': 'visa',
      '5555555555554444': 'mastercard',
      '2223003122003222': 'mastercard',
      '6362970000457013': 'elo',
      '5067310000000010': 'elo',
      '4514160123456789': 'elo',
      '378282246310005': 'american-express',
      '6062828888666688': 'hipercard',
      '3841001111222233334': 'hipercard',
      '6011111111111117': undefined,
    };
    for (const [number, brand] of Object.entries(brands))
      expect([number, findCardBrand(number)]).toEqual([number, brand]);
    expect(['4', '37', '606'].map(findCardBrand)).toEqual(['visa', 'american-express', undefined]);
  });

  it('has the length of its brand, however it is spaced', () => {
    for (const { number } of testCards) {
      expect([number, isCardNumber(number), isCardNumber(formatCardNumber(number))]).toEqual([
        number,
        true,
        true,
      ]);
      expect(isCardNumber(number.slice(0, -1))).toBe(false);
    }
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect([securityCodeLength('american-express'), securityCodeLength('visa')]).toEqual([4, 3]);
  });

  it('is known to the simulated bank once each (CARD-9)', () => {
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  });
});
