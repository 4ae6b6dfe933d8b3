import { requiredThat } from './required.ts';

/** Shown for a CEP that isn't 8 digits. */
export const CEP_MESSAGE = 'Informe um CEP válido';
/** The input mask. */
export const CEP_MASK = '#####-###';

/** Everything but the digits removed. */
export function cepDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** True for 8 digits, with or without the hyphen. */
export function isCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text);
}

/** 8 digits as 00000-000. Any other text comes back as it is. */
export function formatCep(text: string): string {
  const digits = cepDigits(text);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}

/** A CEP as a form takes it, with or without the hyphen. */
export const cepSchema = requiredThat(isCep, CEP_MESSAGE);
