import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsInstallments,
  INSTALLMENTS_MESSAGE,
  mostParts,
  planWithoutInterest,
} from '#/domain/sale/installments.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const count = fc.integer({ min: 1, max: 60 });
const sum = (installments: number[]) => installments.reduce((total, each) => total + each, 0);

describe('installments', () => {
  it('are up to 13 for any form of payment, above only for boleto (PURCHASE-10)', () => {
    for (const form of ['pix', 'cartao', 'boleto']) {
      expect(allowsInstallments(form, 1)).toBe(true);
      expect(allowsInstallments(form, 13)).toBe(true);
      expect(allowsInstallments(form, 14)).toBe(form === 'boleto');
      expect(allowsInstallments(form, 0)).toBe(false);
      expect(allowsInstallments(form, 1.5)).toBe(false);
    }
    expect(INSTALLMENTS_MESSAGE).toBe(
      'O parcelamento acima de 13x só estará disponível para a opção boleto.',
    );
  });

  it('without interest put the rounding cents in the last one', () => {
    expect(planWithoutInterest(10_000, 3)).toEqual({
      installments: [3333, 3333, 3334],
      total: 10_000,
    });
    expect(planWithoutInterest(5, 1).installments).toEqual([5]);
  });

  it('without interest always add up to the price (PURCHASE-11)', () => {
    fc.assert(
      fc.property(cents, count, (price, times) => {
        fc.pre(times <= mostParts(price));
        const { installments, total } = planWithoutInterest(price, times);
        expect([installments.length, sum(installments), total]).toEqual([times, price, price]);
        expect(new Set(installments.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(installments.at(-1)! - installments[0]!).toBeLessThan(times);
      }),
    );
  });

  it('are never of nothing: such a plan is refused', () => {
    const small = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(small, count, (price, times) => {
        if (times > mostParts(price)) expect(() => planWithoutInterest(price, times)).toThrow(RangeError);
        else if (times > 1)
          expect(Math.min(...planWithoutInterest(price, times).installments)).toBeGreaterThan(0);
      }),
    );
    expect(planWithoutInterest(0, 1).installments).toEqual([0]);
  });

  it('may be 120', () => {
    expect(planWithoutInterest(1_000_000, 120).installments).toHaveLength(120);
  });

  it.each([
    [1.5, 3],
    [-1, 1],
    [-1, 3],
    [100, 0],
    [100, 2.5],
    [100_000, 121],
    [100_000, 1000],
  ])('refuse %d cents in %d', (price, times) => {
    expect(() => planWithoutInterest(price, times)).toThrow(RangeError);
  });
});
