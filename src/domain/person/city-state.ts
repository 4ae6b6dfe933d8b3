import * as v from 'valibot';
import { visibleText } from '../text/visible-text.ts';
import { tidyName } from './full-name.ts';
import { stateCodes } from './person-values.ts';

/** Said of a birthplace with a slash that doesn't keep the rule, for which FORM-17 has no words. */
const CITY_STATE_MESSAGE = 'Informe só a cidade, ou CIDADE/UF em letras maiúsculas';

const CITY = String.raw`\p{Lu}+(?:[ '’-]\p{Lu}+)*`;
const CITY_STATE = new RegExp(String.raw`^${CITY}(?: \(${CITY}\))?/[A-Z]{2}$`, 'u');

/** LETTERS/UF as IBGE writes it (FORM-17): 'SÃO MIGUEL DO OESTE/SC'. */
export function isCityState(text: string): boolean {
  return CITY_STATE.test(text.normalize('NFC'));
}

/**
 * Birthplace as documents have it, 'JARAGUÁ DO SUL/SC', as city and state: 'Jaraguá do Sul' and 'SC'.
 * Undefined for any other text, and for two letters that are no state.
 */
export function splitCityState(text: string): { city: string; state: string } | undefined {
  const [city = '', state = ''] = text.split('/');
  if (!isCityState(text) || !stateCodes.includes(state)) return undefined;
  return { city: tidyName(city.normalize('NFC')), state };
}

/** A city, or city and state in one: then as LETTERS/UF (FORM-17). */
export const birthplaceSchema = v.pipe(
  v.string(),
  v.transform(visibleText),
  v.check((text) => !text.includes('/') || isCityState(text), CITY_STATE_MESSAGE),
);
