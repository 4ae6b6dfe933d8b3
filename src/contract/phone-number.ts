import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as v from 'valibot';
import {
  brazilianPhoneSchema,
  PHONE_MESSAGE,
  PHONE_RULE_MESSAGE,
  phoneDigitsSchema,
  phoneSchema,
} from '#/domain/person/phone.ts';

// The numbering plan weighs 145 KB, so browsers check only the form of a phone, and the backend checks that
// the number exists.

/** Whether Brazil's numbering plan has such a number, masked or not: (47) 00000-0000 isn't one (FORM-29). */
export function isPhoneNumber(text: string): boolean {
  return isValidPhoneNumber(text, 'BR');
}

/** A masked phone, as {@link phoneSchema}, that is a number there is. */
export const phoneNumberSchema = brazilianPhoneSchema(
  (text) => v.is(phoneSchema, text) && isPhoneNumber(text),
  PHONE_MESSAGE,
);

/** A phone of plain digits, as {@link phoneDigitsSchema}, that is a number there is. */
export const phoneNumberDigitsSchema = brazilianPhoneSchema(
  (text) => v.is(phoneDigitsSchema, text) && isPhoneNumber(text),
  PHONE_RULE_MESSAGE,
);
