import * as v from 'valibot';

/** Code of a coupon as people type it; kept in upper case. */
export const couponCodeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.nonEmpty(), v.maxLength(20));
