import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsInstallments,
  INSTALLMENTS_MESSAGE,
  type InstallmentPlan,
  mostParts,
  planWithInterest,
  planWithoutInterest,
} from '#/domain/sale/installments.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const count = fc.integer({ min: 1, max: 60 });
const sum = (installments: number[]) => installments.reduce((total, each) => total + each, 0);

/** A plan, or undefined when there is none. */
function tryPlan(make: () => InstallmentPlan): InstallmentPlan | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

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
      interest: 0,
    });
    expect(planWithoutInterest(5, 1).installments).toEqual([5]);
  });

  it('without interest always add up to the price (PURCHASE-11)', () => {
    fc.assert(
      fc.property(cents, count, (price, times) => {
        fc.pre(times <= mostParts(price));
        const { installments, total, interest } = planWithoutInterest(price, times);
        expect([installments.length, sum(installments), total, interest]).toEqual([times, price, price, 0]);
        expect(new Set(installments.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(installments.at(-1)! - installments[0]!).toBeLessThan(times);
      }),
    );
  });

  it('with interest follow the Price table', () => {
    // 1,000.00 in 12 at 1% a month: 88.85 each by any published table
    const { installments, total, interest } = planWithInterest(100_000, 12, 0.01);
    expect(installments.slice(0, 11)).toEqual(Array(11).fill(8885));
    expect(Math.abs(installments[11]! - 8885)).toBeLessThanOrEqual(12);
    expect(total).toBe(sum(installments));
    expect(interest).toBe(total - 100_000);
  });

  it('with interest always add up to price and interest, near to the exact formula', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 100_000_000 }),
        count,
        fc.double({ min: 0.0001, max: 0.1, noNaN: true }),
        (price, times, rate) => {
          const { installments, total, interest } = planWithInterest(price, times, rate);
          const exact = (price * rate) / (1 - (1 + rate) ** -times);
          expect(sum(installments)).toBe(total);
          expect(total - interest).toBe(price);
          expect(interest).toBeGreaterThanOrEqual(0);
          expect(installments).toHaveLength(times);
          for (const each of installments.slice(0, -1))
            expect(Math.abs(each - exact)).toBeLessThanOrEqual(0.51);
          expect(installments.at(-1)).toBeGreaterThanOrEqual(0);
          const drift = times * (1 + rate) ** times + 1;
          expect(Math.abs(installments.at(-1)! - exact)).toBeLessThanOrEqual(drift);
        },
      ),
    );
  });

  it('are never of nothing, with interest or without: such a plan is refused', () => {
    const small = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(small, count, fc.double({ min: 0, max: 0.1, noNaN: true }), (price, times, rate) => {
        if (times > mostParts(price)) {
          expect(() => planWithoutInterest(price, times)).toThrow(RangeError);
        }
        for (const make of [planWithoutInterest, planWithInterest]) {
          const plan = tryPlan(() => make(price, times, rate));
          if (plan && times > 1) expect(Math.min(...plan.installments)).toBeGreaterThan(0);
        }
      }),
    );
    expect(planWithoutInterest(0, 1).installments).toEqual([0]);
  });

  it('may be 120, at any rate up to 1', () => {
    expect(planWithInterest(1_000_000, 120, 1).installments).toHaveLength(120);
    expect(() => planWithInterest(100, 121, 0.01)).toThrow(RangeError);
    expect(() => planWithInterest(100, 12, 1.01)).toThrow(RangeError);
    expect(() => planWithoutInterest(-1, 1)).toThrow(RangeError);
  });

  it('with a rate of zero are the plan without interest', () => {
    expect(planWithInterest(10_000, 3, 0)).toEqual(planWithoutInterest(10_000, 3));
  });

  it.each([
    [1.5, 3, 0.01],
    [-1, 3, 0.01],
    [100, 0, 0.01],
    [100, 2.5, 0.01],
    [100, 1000, 0.01],
    [100, 3, -0.01],
    [100, 3, Number.NaN],
  ])('refuse %d cents in %d at %d', (price, times, rate) => {
    expect(() => planWithInterest(price, times, rate)).toThrow(RangeError);
  });
});
