import { parseCookie, serializeCookie } from 'cookie-es';

/**
 * The cookies of a request by name. Of two with one name the first counts, as browsers send
 * the closest first.
 */
export function readCookies(header: string | null): Record<string, string> {
  return parseCookie(header ?? '') as Record<string, string>;
}

export interface CookieOptions {
  secure: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

/** A `Set-Cookie` value that scripts can't read and other sites can't send with their forms. */
export function writeCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return serializeCookie(name, value, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure });
}
