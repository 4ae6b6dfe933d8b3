import { assertCents } from './money.ts';

/**
 * The value less the value times a rate (TEXT-4), in integer cents; half a cent of discount rounds up. The
 * rate is a fraction from 0 to 1, taken to six decimals.
 * @throws RangeError outside of that
 */
export function applyDiscount(cents: number, rate: number): number {
  assertCents(cents);
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`not a rate from 0 to 1: ${rate}`);
  const millionths = BigInt(Math.round(rate * 1e6));
  return cents - Number((BigInt(cents) * millionths + 500_000n) / 1_000_000n);
}
