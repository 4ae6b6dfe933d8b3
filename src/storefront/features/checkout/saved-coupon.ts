import * as v from 'valibot';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import { readCouponCookie, writeCouponCookie } from './saved-coupon.functions.ts';

/** Seconds a coupon is taken along: a week. */
const couponSeconds = 7 * 24 * 60 * 60;

export function keepCoupon(code: string): void {
  writeCouponCookie(code, couponSeconds);
}

export function readSavedCoupon(): string | undefined {
  const code = v.safeParse(couponCodeSchema, readCouponCookie());
  return code.success ? code.output : undefined;
}

export function dropSavedCoupon(): void {
  writeCouponCookie('', 0);
}
