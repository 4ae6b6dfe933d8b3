/** The cookies of a session (SESSION-1). */
export type SessionCookie = 'userToken' | 'purchaserToken' | 'userTokenDecoded' | 'refreshToken';

/**
 * `knownBrowser` marks a browser that a person signed in with; it outlives their sessions, so that a sign-in
 * from elsewhere is noticed. `pendingSignIn` names a sign-in that waits for its code, `schoolSignIn` one that
 * was begun at the school's issuer.
 */
export type BrowserCookie = 'knownBrowser' | 'pendingSignIn' | 'schoolSignIn';

/** Those whose names are fixed (SESSION-1). */
const literal: ReadonlySet<SessionCookie | BrowserCookie> = new Set([
  'userToken',
  'purchaserToken',
  'userTokenDecoded',
]);

/**
 * Full name of a cookie: prefixed with `dev_` outside production (SESSION-1). A shop is in
 * production when its public address is https; only then are the cookies Secure too, and those that are ours
 * to name begin with `__Host-`, which no other host of the domain can set (SESSION-20).
 */
export function cookieName(cookie: SessionCookie | BrowserCookie, production: boolean): string {
  if (!production) return `dev_${cookie}`;
  return literal.has(cookie) ? cookie : `__Host-${cookie}`;
}

const tokens: readonly SessionCookie[] = ['userToken', 'purchaserToken', 'refreshToken'];
const tokenNames = new Set(
  [true, false].flatMap((production) => tokens.map((cookie) => cookieName(cookie, production))),
);

/** Whether a cookie of this name is a session, or brings one back. */
export const isSessionCookie = (name: string): boolean => tokenNames.has(name);
