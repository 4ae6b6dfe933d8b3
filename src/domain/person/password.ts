import * as v from 'valibot';
import { isFilled, REQUIRED_MESSAGE } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

/** Shown for a password that breaks a rule (FORM-3). */
const PASSWORD_MESSAGE = 'Senha não segue as regras abaixo.';
const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 16;

const RULES: readonly { text: string; accepts: (password: string) => boolean }[] = [
  {
    text: `De ${PASSWORD_MIN_LENGTH} a ${PASSWORD_MAX_LENGTH} caracteres`,
    accepts: (password) => {
      const length = [...password].length;
      return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
    },
  },
  { text: 'Pelo menos um número', accepts: (password) => /[0-9]/.test(password) },
  { text: 'Pelo menos uma letra maiúscula', accepts: (password) => /[A-Z]/.test(password) },
  { text: 'Pelo menos uma letra minúscula', accepts: (password) => /[a-z]/.test(password) },
  { text: 'Sem letras acentuadas', accepts: (password) => !/\p{M}/u.test(password.normalize('NFD')) },
];

/** Each rule with whether this password keeps it, for the list under the field; an empty one keeps none. */
export function checkPassword(password: string): { text: string; ok: boolean }[] {
  return RULES.map(({ text, accepts }) => ({ text, ok: password !== '' && accepts(password) }));
}

/** True for 8 to 16 characters with a digit, an upper-case and a lower-case letter and no accent (FORM-3). */
export function isPassword(password: string): boolean {
  return RULES.every((rule) => rule.accepts(password));
}

const LONGEST_GUESS = 100;

/** A password that somebody has: any, but not none. The limit only keeps the hashing cheap. */
export const currentPasswordSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.nonEmpty(REQUIRED_MESSAGE),
  v.maxLength(LONGEST_GUESS, tooLongMessage(LONGEST_GUESS)),
);

/**
 * A new password, as it was typed: what is unseen in it counts. Signing in must not use it: an older password
 * may follow other rules.
 */
export const passwordSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.check(isFilled, REQUIRED_MESSAGE),
  v.check((password) => !isFilled(password) || isPassword(password), PASSWORD_MESSAGE),
);
