import * as v from 'valibot';
import { requiredThat } from '../text/required.ts';

/** Shown for a phone outside of the mask (FORM-4). */
export const PHONE_MESSAGE = 'Informe um telefone válido';
/** Shown for a number with the country code of another country (FORM-32). */
export const PHONE_FOREIGN_MESSAGE = 'Informe um telefone do Brasil, com DDD. Este é de outro país.';
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

export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Stripped of non-digits and split as the callback is sent (CONTENT-1): two digits, and the rest. */
export function splitPhone(text: string): { ddd: string; tel: string } {
  const digits = phoneDigits(text);
  return { ddd: digits.slice(0, 2), tel: digits.slice(2) };
}

/** Digits after + or 00; undefined without one. */
function internationalDigits(text: string): string | undefined {
  if (isMaskedPhone(text) || isPhoneDigits(text)) return undefined;
  const beginning = /^[^\d+\uff0b]*(?:[+\uff0b]|0[^\d]*0)/.exec(text);
  return beginning ? phoneDigits(text.slice(beginning[0].length)) : undefined;
}

/** True for a number of another country than Brazil: + or 00, and a country code that isn't 55 (FORM-32). */
export function isForeignPhone(text: string): boolean {
  const digits = internationalDigits(text);
  return digits !== undefined && !digits.startsWith('55') && !'55'.startsWith(digits);
}

/** True while a country code or its first 0 is typed alone, and for numbers of other countries. */
export function keepsCountryCode(text: string): boolean {
  if (text.trim() === '0') return true;
  const digits = internationalDigits(text);
  return digits !== undefined && !/^55\d/.test(digits);
}

/**
 * A phone without +55, 0055 or the 0 of a long-distance call in front. Any other text comes back as it is.
 */
export function withoutPhonePrefix(text: string): string {
  const international = internationalDigits(text);
  if (international !== undefined) {
    return /^55\d/.test(international) ? international.replace(/^550?/, '') : text;
  }
  const digits = phoneDigits(text);
  const national = digits.replace(/^(?:55|0)(?=\d{10,11}$)/, '');
  return national === digits ? text : national;
}

/** Removes +55 or 0. Without + a country code can't be told from an area code: 55 is both. */
export function withoutTypedPrefix(text: string): string {
  return internationalDigits(text) === undefined ? text.replace(/^\D*0(?=\d)/, '') : withoutPhonePrefix(text);
}

/**
 * 10 or 11 digits, masked or not, +55 in front or not, as (DD) NNNN-NNNN or (DD) NNNNN-NNNN. Any other text
 * comes back as it is.
 */
export function formatPhone(text: string): string {
  const given = phoneDigits(text);
  const isWhole = isPhoneDigits(given) && internationalDigits(text) === undefined;
  const digits = isWhole ? given : phoneDigits(withoutPhonePrefix(text));
  if (!isPhoneDigits(digits) || isForeignPhone(text)) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** Masked, with an area code in use; another country has its own message. */
export const phoneSchema = brazilianPhoneSchema(
  (text) => isMaskedPhone(text) && hasKnownDdd(text),
  PHONE_MESSAGE,
);

/** 10 or 11 plain digits, with an area code in use; another country has its own message. */
export const phoneDigitsSchema = brazilianPhoneSchema(
  (text) => isPhoneDigits(text) && hasKnownDdd(text),
  PHONE_RULE_MESSAGE,
);

export function brazilianPhoneSchema(accepts: (text: string) => boolean, message: string) {
  return v.pipe(
    requiredThat((text) => isForeignPhone(text) || accepts(text), message, PHONE_REQUIRED_MESSAGE),
    v.check((text) => !isForeignPhone(text), PHONE_FOREIGN_MESSAGE),
  );
}
