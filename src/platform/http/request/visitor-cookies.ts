import { measuringCookie } from '#/domain/site/measuring-consent.ts';

/** A cookie as it came: neither decoded nor unquoted. */
export interface RawCookie {
  name: string;
  value: string;
}

/** The cookies of a request, in their order, one that was sent twice twice. */
export function splitCookies(header: string): RawCookie[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? { name: pair, value: '' } : { name: pair.slice(0, at), value: pair.slice(at + 1) };
    });
}

/**
 * Whether a cookie says nothing of a person who sees the page: the variant of an experiment, the choice about
 * measuring, or the state of the analytics library, which the server never reads.
 */
export function saysNothingOfPerson(name: string): boolean {
  return /^(exp_|ph_)/.test(name) || name === measuringCookie;
}
