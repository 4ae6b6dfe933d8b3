import * as v from 'valibot';
import { CPF_MESSAGE, cpfDigits, isCpfDigits } from './cpf.ts';
import { EMAIL_FORMAT_MESSAGE, EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from './email.ts';
import { requiredText } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

export type LoginIdentifierKind = 'cpf' | 'email' | 'username';

/**
 * What a person typed to sign in: cpf if numeric once the mask is stripped, email if it has an @,
 * else username (FORM-10).
 */
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

/**
 * What somebody signs in with; gives it trimmed. What is meant as a CPF or an e-mail must be one, a user name
 * may be anything: that says nothing of who has an account, for nobody has one by a wrong CPF or e-mail.
 */
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
