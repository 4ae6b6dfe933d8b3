import { CONNECTORS } from './full-name.ts';
import { stateCodes } from './person-values.ts';

/**
 * True for LETTERS/UF: upper-case letters, a slash, two upper-case letters (FORM-17). Spaces may part the
 * words of the city.
 */
export function isCityState(text: string): boolean {
  return /^\p{Lu}+(?: \p{Lu}+)*\/[A-Z]{2}$/u.test(text.normalize('NFC'));
}

/**
 * Birthplace as documents have it, 'JARAGUÁ DO SUL/SC', as city and state: 'Jaraguá do Sul' and 'SC'.
 * Undefined for any other text, and for two letters that are no state.
 */
export function splitCityState(text: string): { city: string; state: string } | undefined {
  const [city = '', state = ''] = text.split('/');
  if (!isCityState(text) || !stateCodes.includes(state)) return undefined;
  return { city: city.toLowerCase().split(' ').map(capitalize).join(' '), state };
}

function capitalize(word: string, position: number): string {
  if (position > 0 && CONNECTORS.has(word)) return word;
  const [first = '', ...rest] = word.normalize('NFC');
  return first.toUpperCase() + rest.join('');
}
