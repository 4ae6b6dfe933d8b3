import { cookieName } from '#/contract/cookie-names.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { browserTokenOf, reportSignIn } from '../login/report-sign-in.ts';
import { endSession } from './end-session.ts';
import { openSession } from './open-session.ts';
import { setBrowserCookie, setSessionCookies } from './session-cookies.ts';

/** The refresh token that a request came with; undefined without one. */
export const refreshTokenOf = ({ cookies, settings }: RequestContext) =>
  cookies[cookieName('refreshToken', settings.production)];

/**
 * Opens a session in the calling browser and ends its previous one.
 * @throws 401 when the password was replaced meanwhile
 */
export async function enterSession(
  context: RequestContext,
  login: Parameters<typeof openSession>[1] & { wrongTries: number },
  place: 'site' | 'checkout',
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<void> {
  const { cookies, settings, userAgent, ip } = context;
  const browserToken = browserTokenOf(cookies[cookieName('knownBrowser', settings.production)]);
  const { db, keys } = context;
  const now = context.systemClock();
  const tokens = await db.transaction(async (tx) => {
    const opened = await openSession({ db: tx, keys, now }, login, { userAgent, ip, isConfirmed });
    await endSession({ db: tx, now }, context.session, refreshTokenOf(context));
    const { loginId, wrongTries } = login;
    await reportSignIn(tx, { loginId, browserToken, userAgent, wrongTries }, now);
    return opened;
  });
  setSessionCookies(context, tokens, place);
  setBrowserCookie(context, browserToken);
}
