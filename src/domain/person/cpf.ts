import { requiredThat } from '../text/required.ts';

/** Shown for a CPF that breaks any of the rules (FORM-2). */
export const CPF_MESSAGE = 'CPF inválido.';
/** The input mask (FORM-2). */
export const CPF_MASK = '###.###.###-##';

const FORMATTED = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
const DIGITS = /^\d{11}$/;

/**
 * True for a CPF exactly in the form 000.000.000-00, not all equal, with both check digits right (FORM-2).
 */
export function isCpf(text: string): boolean {
  return FORMATTED.test(text) && isCpfDigits(cpfDigits(text));
}

/** 11 plain digits with right check digits. */
export function isCpfDigits(digits: string): boolean {
  if (!DIGITS.test(digits) || digits === digits.charAt(0).repeat(11)) return false;
  return digits.endsWith(`${checkDigit(digits.slice(0, 9))}${checkDigit(digits.slice(0, -1))}`);
}

export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** 11 digits, masked or not, as 000.000.000-00. Any other text comes back as it is. */
export function formatCpf(text: string): string {
  const digits = cpfDigits(text);
  if (!DIGITS.test(digits)) return text;
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`;
}

/** ***.456.789-** (IDENTITY-5). Any other text is hidden whole. */
export function maskCpf(text: string): string {
  const digits = cpfDigits(text);
  return DIGITS.test(digits) ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***.***.***-**';
}

/** A CPF as a form takes it, in the form 000.000.000-00. */
export const cpfSchema = requiredThat(isCpf, CPF_MESSAGE);

function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
