import { requiredThat } from '../text/required.ts';

const CNPJ_MESSAGE = 'CNPJ inválido.';
export const CNPJ_MASK = '**.***.***/****-##';

/**
 * True for a CNPJ, masked (00.000.000/0000-00) or plain; letters are allowed in the first twelve places
 * since July 2026.
 */
export function isCnpj(text: string): boolean {
  if (!/^(?:[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}|[0-9A-Z]{12}\d{2})$/.test(text))
    return false;
  const plain = cnpjCharacters(text);
  if (plain === plain.charAt(0).repeat(14)) return false;
  return plain.endsWith(`${checkDigit(plain.slice(0, 12))}${checkDigit(plain.slice(0, 13))}`);
}

export function cnpjCharacters(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Fourteen letters and digits as 00.000.000/0000-00. Any other text comes back as it is. */
export function formatCnpj(text: string): string {
  const plain = cnpjCharacters(text);
  if (plain.length !== 14) return text;
  return `${plain.slice(0, 2)}.${plain.slice(2, 5)}.${plain.slice(5, 8)}/${plain.slice(8, 12)}-${plain.slice(12)}`;
}

export function describePayer({ nome, cpf }: { nome: string; cpf: string }): string {
  return `${nome}, ${isCnpj(cpf) ? 'CNPJ' : 'CPF'} ${cpf}`;
}

export const cnpjSchema = requiredThat(isCnpj, CNPJ_MESSAGE);

/** Modulus 11 over the characters' ASCII code less 48, weights 2 to 9 from the right. */
function checkDigit(characters: string): number {
  let sum = 0;
  for (let i = 0; i < characters.length; i++) {
    sum += (characters.charCodeAt(characters.length - 1 - i) - 48) * (2 + (i % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
