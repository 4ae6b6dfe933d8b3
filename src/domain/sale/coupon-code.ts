import * as v from 'valibot';
import { typedText } from '../text/required.ts';

/** Code of a coupon as people type it; kept in upper case. */
export const couponCodeSchema = v.pipe(typedText(), v.toUpperCase(), v.nonEmpty(), v.maxLength(20));
