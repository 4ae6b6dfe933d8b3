import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToReais, formatBrl, formatReais, isReais, reaisToCents } from '#/domain/sale/money.ts';
import { centsSchema } from '#/domain/sale/money-schema.ts';
import { applyDiscount } from '#/domain/sale/discount.ts';
import { messagesOf } from '../schema-messages.ts';

const cents = fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 });

describe('money', () => {
  it('goes from cents to the wire and back without losing one (TEXT-7)', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(reaisToCents(centsToReais(amount))).toBe(amount);
        expect(reaisToCents(JSON.parse(JSON.stringify(centsToReais(amount))))).toBe(amount);
        expect(Number(centsToReais(amount).toFixed(2))).toBe(centsToReais(amount));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [1234.56, 123456],
    [9.95, 995],
    [0, 0],
  ])('takes %d reais as %d cents', (reais, expected) => {
    expect(reaisToCents(reais)).toBe(expected);
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e300])('refuses %d', (reais) => {
    expect(isReais(reais)).toBe(false);
    expect(() => reaisToCents(reais)).toThrow(RangeError);
  });

  it('refuses parts of a cent', () => {
    expect(() => centsToReais(1.5)).toThrow(RangeError);
    expect(() => formatBrl(Number.NaN)).toThrow(RangeError);
    expect(messagesOf(centsSchema, 1.5)).not.toEqual([]);
    expect(messagesOf(centsSchema, -1)).not.toEqual([]);
    expect(messagesOf(centsSchema, 0)).toEqual([]);
  });

  it('formats like the platform does for Brazil (TEXT-1)', () => {
    const oracle = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    expect(formatBrl(123456)).toBe('R$\u00a01.234,56');
    expect(formatBrl(5)).toBe('R$\u00a00,05');
    expect(formatReais(1234567.8)).toBe('R$\u00a01.234.567,80');
    fc.assert(
      fc.property(cents, (amount) => {
        expect(formatBrl(amount)).toBe(oracle.format(amount / 100));
      }),
    );
  });

  it.each([
    [10_000, 0.1, 9_000],
    [9_999, 0.15, 8_499],
    [100, 0.005, 99],
    [35_035, 0.1, 31_531],
    [12_345, 0, 12_345],
    [12_345, 1, 0],
  ])('takes from %d cents the rate %d: %d', (amount, rate, expected) => {
    expect(applyDiscount(amount, rate)).toBe(expected);
  });

  it('never gives a discount below zero or above the value (TEXT-4)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (amount, rate) => {
        const left = applyDiscount(amount, rate);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(amount);
        expect(Math.abs(left - (amount - amount * rate))).toBeLessThanOrEqual(0.5 + amount * 1e-6);
      }),
    );
    expect(() => applyDiscount(100, 1.1)).toThrow(RangeError);
    expect(() => applyDiscount(100, Number.NaN)).toThrow(RangeError);
  });
});
