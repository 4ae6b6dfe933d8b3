import * as v from 'valibot';
import { couponCodeSchema } from '#/domain/sale/coupon-code.ts';
import { readCouponCookie, writeCouponCookie } from './kept-coupon.functions.ts';

/** Seconds a coupon is taken along: a week. */
const keptSeconds = 7 * 24 * 60 * 60;

export function keepCoupon(code: string): void {
  writeCouponCookie(code, keptSeconds);
}

export function readKeptCoupon(): string | undefined {
  const code = v.safeParse(couponCodeSchema, readCouponCookie());
  return code.success ? code.output : undefined;
}

export function dropKeptCoupon(): void {
  writeCouponCookie('', 0);
}
