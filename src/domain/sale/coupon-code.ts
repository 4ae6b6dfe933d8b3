import * as v from 'valibot';
import { typedText } from '../text/required.ts';

/** Code of a coupon as people type it; kept in upper case. */
export const couponCodeSchema = v.pipe(typedText(), v.toUpperCase(), v.nonEmpty(), v.maxLength(20));

/**
 * Cookie with the coupon that a visitor took along. The browser may read and end it: it opens nothing, and
 * the backend checks it against the offer as it checks one that is typed.
 */
export const keptCouponCookie = 'cupom';
