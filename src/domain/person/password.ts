import * as v from 'valibot';
import { isFilled, REQUIRED_MESSAGE } from '../text/required.ts';
import { tooLongMessage } from '../text/text-rules.ts';

/** Shown for a password that breaks a rule (FORM-3). */
const PASSWORD_MESSAGE = 'Senha não segue as regras abaixo.';
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 16;
/** Shown for a password that is among the first a guesser tries (IDENTITY-16). */
export const COMMON_PASSWORD_MESSAGE = 'Esta senha é fácil de adivinhar. Escolha outra, menos comum.';
// IDENTITY-16
export const PERSONAL_PASSWORD_MESSAGE =
  'A senha não pode conter seu nome, e-mail, CPF, telefone ou data de nascimento.';

export const PASSWORD_RULES_FOR_MANAGERS = [
  `minlength: ${PASSWORD_MIN_LENGTH}`,
  `maxlength: ${PASSWORD_MAX_LENGTH}`,
  'required: lower',
  'required: upper',
  'required: digit',
  'allowed: [-().&@?#,/+!]',
].join('; ');

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

export function checkPassword(password: string): { text: string; ok: boolean }[] {
  return RULES.map(({ text, accepts }) => ({ text, ok: password !== '' && accepts(password) }));
}

const CHECKED_ON_SENDING: readonly { text: string; message: string }[] = [
  {
    text: 'Sem seu nome, e-mail, CPF, telefone ou data de nascimento',
    message: PERSONAL_PASSWORD_MESSAGE,
  },
  {
    text: 'Difícil de adivinhar: nem senha comum, nem uma palavra com poucos números',
    message: COMMON_PASSWORD_MESSAGE,
  },
];

export function listPasswordRules(
  password: string,
  refusal?: string,
): { text: string; met: boolean | undefined }[] {
  return [
    ...checkPassword(password).map(({ text, ok }) => ({ text, met: ok })),
    ...CHECKED_ON_SENDING.map(({ text, message }) => ({
      text,
      met: refusal === message ? false : undefined,
    })),
  ];
}

/** True for 8 to 16 characters with a digit, an upper-case and a lower-case letter and no accent (FORM-3). */
export function isPassword(password: string): boolean {
  return RULES.every((rule) => rule.accepts(password));
}

const LONGEST_GUESS = 100;

/** Not empty. The limit only bounds the cost of hashing. */
export const currentPasswordSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.nonEmpty(REQUIRED_MESSAGE),
  v.maxLength(LONGEST_GUESS, tooLongMessage(LONGEST_GUESS)),
);

/** Not trimmed. Signing in must not use it: older passwords may follow other rules. */
export const passwordSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.check(isFilled, REQUIRED_MESSAGE),
  v.check((password) => !isFilled(password) || isPassword(password), PASSWORD_MESSAGE),
);
