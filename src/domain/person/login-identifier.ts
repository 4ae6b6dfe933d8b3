import * as v from 'valibot';
import { CPF_MESSAGE, cpfDigits, isCpfDigits } from './cpf.ts';
import { EMAIL_FORMAT_MESSAGE, EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from './email.ts';
import { requiredText } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

export type LoginIdentifierKind = 'cpf' | 'email' | 'username';

/** CPF if numeric without its mask, e-mail with an @, else user name (FORM-10). */
export function loginIdentifierKind(text: string): LoginIdentifierKind {
  if (/^\d+$/.test(text.replace(/[.\-\s]/g, ''))) return 'cpf';
  return text.includes('@') ? 'email' : 'username';
}

/** The identifier in the form it is stored in: digits of a CPF, lower-case e-mail, trimmed user name. */
export function normalizeLoginIdentifier(text: string): string {
  const kind = loginIdentifierKind(text);
  if (kind === 'cpf') return cpfDigits(text);
  return kind === 'email' ? normalizeEmail(text) : text.trim();
}

/** As {@link normalizeLoginIdentifier}, and lower-case whatever it is: user names are stored so, too. */
export const storedIdentifier = (text: string): string => normalizeLoginIdentifier(text).toLowerCase();

/** Trimmed. A wrong CPF or e-mail is refused, which discloses nothing about accounts. */
export const loginIdentifierSchema = v.pipe(
  requiredText(),
  v.trim(),
  v.maxLength(EMAIL_MAX_LENGTH, tooLongMessage(EMAIL_MAX_LENGTH)),
  v.check((text) => loginIdentifierKind(text) !== 'cpf' || isCpfDigits(cpfDigits(text)), CPF_MESSAGE),
  v.check(
    (text) => loginIdentifierKind(text) !== 'email' || isEmail(normalizeEmail(text)),
    EMAIL_FORMAT_MESSAGE,
  ),
);
