import { cookieName } from '#/contract/cookie-names.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { notSignedIn, signedIn } from '#/backend/request/require-session.ts';
import { browserTokenOf, noticeSignIn } from '#/backend/modules/identity/login/notice-sign-in.ts';
import {
  asksForCode,
  beginSignIn,
  completeSignIn,
} from '#/backend/modules/identity/second-factor/pending-sign-in.ts';
import { mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { checkCredentials } from './login/check-credentials.ts';
import { endSession } from './session/end-session.ts';
import { openSession } from './session/open-session.ts';
import { getPersonData, setPhone } from './person/person-data.ts';
import { refreshSession } from './session/refresh-session.ts';
import { registerPerson } from './person/register-person.ts';
import { logSignIn } from './login/sign-in-log.ts';
import {
  clearPendingCookie,
  clearSessionCookies,
  setBrowserCookie,
  setPendingCookie,
  setSessionCookies,
} from './session/session-cookies.ts';
import { tokenExpiry } from './session/user-token.ts';

const tools = (context: RequestContext) => ({
  db: context.db,
  keys: context.keys,
  throttle: context.throttle,
  log: context.log,
  sealer: context.sealer,
  now: context.systemClock(),
});

const refreshTokenOf = ({ cookies, settings }: RequestContext) =>
  cookies[cookieName('refreshToken', settings.production)];

/**
 * Opens a session in the browser that asks, ends the one it had, and takes note of it.
 * @throws 401 when the password was replaced meanwhile
 */
async function enter(
  context: RequestContext,
  login: Parameters<typeof openSession>[1] & { wrongTries: number },
  place: 'site' | 'checkout',
): Promise<void> {
  const { cookies, settings, userAgent, ip } = context;
  const browserToken = browserTokenOf(cookies[cookieName('knownBrowser', settings.production)]);
  const { db, keys, now } = tools(context);
  const tokens = await db.transaction(async (tx) => {
    const opened = await openSession({ db: tx, keys, now }, login, { userAgent, ip });
    await endSession({ db: tx, now }, context.session, refreshTokenOf(context));
    const { loginId, wrongTries } = login;
    await noticeSignIn(tx, { loginId, browserToken, userAgent, wrongTries }, now);
    return opened;
  });
  setSessionCookies(context, tokens, place);
  setBrowserCookie(context, browserToken);
}

export const identityRoutes = {
  getPersonData: os.session.getPersonData.use(signedIn).handler(async ({ context: { db, session } }) => ({
    ...(await getPersonData(db, session.loginId)),
    faltaSegundoFator: session.lacksSecondFactor,
  })),

  login: os.session.login.handler(async ({ context, input }) => {
    const { ip, cookies, settings } = context;
    const browserToken = cookies[cookieName('knownBrowser', settings.production)];
    const login = await checkCredentials(tools(context), { ...input, ip, browserToken });
    const { personId, loginId } = login;
    if (await asksForCode(context.db, loginId)) {
      setPendingCookie(context, await beginSignIn(tools(context), login));
      logSignIn(context, { outcome: 'code asked', who: login, name: undefined, ip });
      return { idPessoa: personId, proximo: 'codigo' as const };
    }
    await enter(context, login, input.contexto);
    logSignIn(context, { outcome: 'signed in', who: login, name: undefined, ip });
    const { tipoLogin } = await getPersonData(context.db, loginId);
    const mustTurnOn = !context.settings.demo && mustHaveSecondFactor(tipoLogin);
    return { idPessoa: personId, ...(mustTurnOn && { proximo: 'segundo-fator' as const }) };
  }),

  completeLogin: os.session.completeLogin.handler(async ({ context, input }) => {
    const token = context.cookies[cookieName('pendingSignIn', context.settings.production)];
    const login = await completeSignIn(tools(context), token, input.codigo);
    await enter(context, login, 'site');
    clearPendingCookie(context);
    logSignIn(context, { outcome: 'signed in', who: login, name: undefined, ip: context.ip });
    return { idPessoa: login.personId };
  }),

  register: os.session.register.handler(async ({ context, input }) => {
    const login = await registerPerson(tools(context), input, context.ip);
    await enter(context, { ...login, wrongTries: 0 }, input.contexto);
    logSignIn(context, { outcome: 'registered', who: login, name: undefined, ip: context.ip });
    return { idPessoa: login.personId };
  }),

  refreshTokenUser: os.session.refreshTokenUser.handler(async ({ context }) => {
    const refreshToken = refreshTokenOf(context);
    const { now, ...rest } = tools(context);
    const tokens = refreshToken && (await refreshSession({ ...rest, now }, refreshToken, context.ip));
    if (!tokens) throw notSignedIn();
    setSessionCookies(context, tokens);
    return { expiraEm: tokenExpiry(now).toISOString() };
  }),

  logout: os.session.logout.handler(async ({ context }) => {
    await endSession(tools(context), context.session, refreshTokenOf(context));
    clearSessionCookies(context);
    return { ok: true as const };
  }),

  setPhone: os.session.setPhone.use(signedIn).handler(async ({ context, input }) => {
    await setPhone(tools(context), context.session, input);
    return { temTelefone: true as const };
  }),
};
