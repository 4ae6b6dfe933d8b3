import * as v from 'valibot';
import { typedText } from '#/domain/text/required.ts';

export const couponCodeSchema = v.pipe(typedText(), v.toUpperCase(), v.nonEmpty(), v.maxLength(20));

/**
 * Cookie with the coupon that a visitor took along. The browser may read and end it: it opens nothing, and
 * the backend checks it against the offer as it checks one that is typed.
 */
export const savedCouponCookie = 'cupom';
