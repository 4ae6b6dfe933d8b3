import { cookieName } from '#/contract/cookie-names.ts';
import { writeCookie } from '#/backend/http/cookies.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { PENDING_SECONDS } from '#/backend/modules/identity/second-factor/pending-sign-in.ts';
import type { SessionTokens } from './open-session.ts';
import { REFRESH_TOKEN_DAYS } from './refresh-token.ts';

type CookieContext = Pick<RequestContext, 'settings' | 'resHeaders'>;

// The cookie outlives its token: with an expired user token the session is refreshed, without one the caller
// is a visitor.
const maxAge = REFRESH_TOKEN_DAYS * 24 * 60 * 60;

/**
 * Gives the browser a session; `checkout` as a purchaser token, which the storefront turns into a user token.
 */
export function setSessionCookies(
  { settings, resHeaders }: CookieContext,
  { userToken, refreshToken }: SessionTokens,
  place: 'site' | 'checkout' = 'site',
): void {
  const { production } = settings;
  const options = { secure: production, maxAge };
  const token = cookieName(place === 'checkout' ? 'purchaserToken' : 'userToken', production);
  resHeaders.append('set-cookie', writeCookie(token, userToken, options));
  resHeaders.append('set-cookie', writeCookie(cookieName('refreshToken', production), refreshToken, options));
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function setBrowserCookie({ settings, resHeaders }: CookieContext, browserToken: string): void {
  const { production } = settings;
  const options = { secure: production, maxAge: YEAR_SECONDS };
  resHeaders.append('set-cookie', writeCookie(cookieName('knownBrowser', production), browserToken, options));
}

export function setPendingCookie({ settings, resHeaders }: CookieContext, token: string): void {
  const options = { secure: settings.production, maxAge: PENDING_SECONDS };
  const name = cookieName('pendingSignIn', settings.production);
  resHeaders.append('set-cookie', writeCookie(name, token, options));
}

export function clearPendingCookie({ settings, resHeaders }: CookieContext): void {
  const options = { secure: settings.production, maxAge: 0 };
  resHeaders.append('set-cookie', writeCookie(cookieName('pendingSignIn', settings.production), '', options));
}

/** As long as the school's issuer may take; an empty token clears it. */
export function setSchoolCookie(
  { settings, resHeaders }: CookieContext,
  token: string,
  maxAgeSeconds: number,
): void {
  const name = cookieName('schoolSignIn', settings.production);
  const options = { secure: settings.production, maxAge: maxAgeSeconds };
  resHeaders.append('set-cookie', writeCookie(name, token, options));
}

export function clearSessionCookies({ settings, resHeaders }: CookieContext): void {
  const { production } = settings;
  for (const cookie of ['userToken', 'purchaserToken', 'userTokenDecoded', 'refreshToken'] as const) {
    const name = cookieName(cookie, production);
    resHeaders.append('set-cookie', writeCookie(name, '', { secure: production, maxAge: 0 }));
  }
}
