/** The cookies of a session (specification, section 3). */
export type SessionCookie = 'userToken' | 'purchaserToken' | 'userTokenDecoded' | 'refreshToken';

/**
 * Full name of a session cookie: prefixed with `dev_` outside production (specification, section 9). A shop is in
 * production when its public address is https; only then are the cookies Secure too.
 */
export function cookieName(cookie: SessionCookie, production: boolean): string {
  return production ? cookie : `dev_${cookie}`;
}
