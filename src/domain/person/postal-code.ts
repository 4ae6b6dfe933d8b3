import * as v from 'valibot';
import { isFilled, requiredThat } from '../text/required.ts';
import { MIN_LENGTH_MESSAGE } from '../text/text-rules.ts';

// FORM-15
const CEP_MESSAGE = 'Informe um CEP válido';
export const CEP_MASK = '#####-###';

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

export const cepSchema = v.pipe(
  requiredThat((text) => !isHalfCep(text), MIN_LENGTH_MESSAGE),
  v.check((text) => !isFilled(text) || isHalfCep(text) || isCep(text), CEP_MESSAGE),
);

function isHalfCep(text: string): boolean {
  return /^(?:\d{1,5}|\d{5}-?\d{0,2})$/.test(text);
}

/** One line; null where street, city or CEP are missing. */
export function formatAddress(address: {
  cep: string;
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  cidade: string;
  uf: string;
}): string | null {
  const { cep, logradouro, numero, complemento, bairro, cidade, uf } = address;
  if (!isCep(cep) || logradouro === '' || cidade === '') return null;
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ');
  const city = uf === '' ? cidade : `${cidade}/${uf}`;
  return [street, bairro, `${formatCep(cep)} ${city}`].filter(Boolean).join(' - ');
}
