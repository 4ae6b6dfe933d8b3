import * as v from 'valibot';
import { requiredText } from '../text/required.ts';
import { visibleText } from '../text/visible-text.ts';

/** Shown for an e-mail out of pattern (FORM-9). */
const EMAIL_MESSAGE = 'Informe um e-mail válido';
/** Shown for an e-mail out of pattern in a field that takes more than e-mails (FORM-10). */
export const EMAIL_FORMAT_MESSAGE = 'Este formato está inválido.';

/** Characters a whole address may have (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`);

/**
 * True for the usual pattern: dotted ASCII name of up to 64 characters, domain with at least one dot,
 * 254 in all.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= 64 && EMAIL.test(text);
}

export function normalizeEmail(text: string): string {
  return visibleText(text).trim().toLowerCase();
}

export const emailSchema = v.pipe(
  requiredText(),
  v.transform(normalizeEmail), // runs, and lets the check run, only when the field is filled
  v.check(isEmail, EMAIL_MESSAGE),
);
