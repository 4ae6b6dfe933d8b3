/** The cookies of a session (SESSION-1). */
export type SessionCookie = 'userToken' | 'purchaserToken' | 'userTokenDecoded' | 'refreshToken';

/**
 * `knownBrowser` marks a browser that somebody signed in with; it outlives their sessions, so that a sign-in
 * from elsewhere is noticed. `pendingSignIn` names a sign-in that waits for its code.
 */
export type BrowserCookie = 'knownBrowser' | 'pendingSignIn';

/**
 * Full name of a cookie: prefixed with `dev_` outside production (SESSION-1). A shop is in
 * production when its public address is https; only then are the cookies Secure too.
 */
export function cookieName(cookie: SessionCookie | BrowserCookie, production: boolean): string {
  return production ? cookie : `dev_${cookie}`;
}
