import { requiredThat } from '../text/required.ts';

/** Shown for a phone outside of the mask (FORM-4). */
export const PHONE_MESSAGE = 'Informe um telefone válido';
/** Shown for digits that are no phone (FORM-5). */
export const PHONE_RULE_MESSAGE = 'Telefone inválido';
/** Shown for an empty phone; unlike other fields, without a full stop (FORM-4). */
export const PHONE_REQUIRED_MESSAGE = 'Este campo é obrigatório';
/** The input mask (FORM-4). */
export const PHONE_MASK = '(##) #####-####';

/** The 67 area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
export const DDDS: readonly string[] = (
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
).split(' ');

const KNOWN_DDDS: ReadonlySet<string> = new Set(DDDS);

/** A phone as a form takes it (FORM-4): exactly (DD) NNNN-NNNN or (DD) NNNNN-NNNN. */
export function isMaskedPhone(text: string): boolean {
  return /^\(\d{2}\) \d{4,5}-\d{4}$/.test(text);
}

/** A phone of 10 or 11 plain digits (FORM-5). */
export function isPhoneDigits(text: string): boolean {
  return /^\d{10,11}$/.test(text);
}

/** True when the first two digits are an area code in use. */
export function hasKnownDdd(text: string): boolean {
  return KNOWN_DDDS.has(splitPhone(text).ddd);
}

/** Everything but the digits removed. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Stripped of non-digits and split as the callback is sent (CONTENT-1): two digits, and the rest. */
export function splitPhone(text: string): { ddd: string; tel: string } {
  const digits = phoneDigits(text);
  return { ddd: digits.slice(0, 2), tel: digits.slice(2) };
}

/**
 * A phone without +55, 0055 or the 0 of a long-distance call in front. Any other text comes back as it is.
 */
export function withoutPhonePrefix(text: string): string {
  const digits = phoneDigits(text);
  const national = digits.replace(/^(?:(?:00)?55|0)(?=\d{10,11}$)/, '');
  return national === digits ? text : national;
}

/**
 * A phone that is being typed without +55 or 0 in front. A country code without + can't be told from an area
 * code: 55 is both, and stays.
 */
export function withoutTypedPrefix(text: string): string {
  return text.replace(/^\+55/, '').replace(/^\D*0+(?=\d)/, '');
}

/**
 * 10 or 11 digits, masked or not, +55 in front or not, as (DD) NNNN-NNNN or (DD) NNNNN-NNNN. Any other text
 * comes back as it is.
 */
export function formatPhone(text: string): string {
  const given = phoneDigits(text);
  const digits = isPhoneDigits(given) ? given : phoneDigits(withoutPhonePrefix(text));
  if (!isPhoneDigits(digits)) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** A phone as a form takes it, masked, with an area code in use. */
export const phoneSchema = requiredThat(
  (text) => isMaskedPhone(text) && hasKnownDdd(text),
  PHONE_MESSAGE,
  PHONE_REQUIRED_MESSAGE,
);

/** A phone of 10 or 11 plain digits, with an area code in use. */
export const phoneDigitsSchema = requiredThat(
  (text) => isPhoneDigits(text) && hasKnownDdd(text),
  PHONE_RULE_MESSAGE,
  PHONE_REQUIRED_MESSAGE,
);
