import * as v from 'valibot';
import { CONNECTORS } from './full-name.ts';
import { stateCodes } from './person-values.ts';

/** Said of a birthplace with a slash that doesn't keep the rule, for which FORM-17 has no words. */
const CITY_STATE_MESSAGE = 'Informe só a cidade, ou CIDADE/UF em letras maiúsculas';

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

/** A city, or city and state in one: then as LETTERS/UF (FORM-17). */
export const birthplaceSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes('/') || isCityState(text), CITY_STATE_MESSAGE),
);

function capitalize(word: string, position: number): string {
  if (position > 0 && CONNECTORS.has(word)) return word;
  const [first = '', ...rest] = word.normalize('NFC');
  return first.toUpperCase() + rest.join('');
}
