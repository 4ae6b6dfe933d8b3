/**
 * The cookies of a request by name. Of two with one name the first counts, as browsers send
 * the closest first.
 */
export function readCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    cookies[name] ??= part.slice(at + 1).trim();
  }
  return cookies;
}

export interface CookieOptions {
  secure: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

/** A `Set-Cookie` value that scripts can't read and other sites can't send with their forms. */
export function writeCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
