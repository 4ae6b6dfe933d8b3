import { cookieName } from '#/contract/cookie-names.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { notSignedIn, signedIn } from '#/backend/request/require-session.ts';
import {
  asksForCode,
  beginSignIn,
  completeSignIn,
  needsFactor,
} from '#/backend/modules/identity/second-factor/pending-sign-in.ts';
import { checkCredentials } from './login/check-credentials.ts';
import { confirmAccess } from './session/confirm-access.ts';
import { endSession } from './session/end-session.ts';
import { enterSession, refreshTokenOf } from './session/enter-session.ts';
import { setPhone } from './person/person-data.ts';
import { refreshSession } from './session/refresh-session.ts';
import { registerPerson } from './person/register-person.ts';
import { logSignIn } from './login/sign-in-log.ts';
import {
  clearPendingCookie,
  clearSessionCookies,
  setPendingCookie,
  setSessionCookies,
} from './session/session-cookies.ts';
import { tokenExpiry } from './session/user-token.ts';

const deps = (context: RequestContext) => ({
  db: context.db,
  keys: context.keys,
  throttle: context.throttle,
  log: context.log,
  sealer: context.sealer,
  now: context.systemClock(),
});

export const identityRoutes = {
  login: os.session.login.handler(async ({ context, input }) => {
    const { ip, cookies, settings } = context;
    const browserToken = cookies[cookieName('knownBrowser', settings.production)];
    const login = await checkCredentials(deps(context), { ...input, ip, browserToken });
    const { personId, loginId } = login;
    if (await asksForCode(context.db, loginId)) {
      setPendingCookie(context, await beginSignIn(deps(context), login));
      logSignIn(context, { outcome: 'code asked', who: login, name: undefined, ip });
      return { idPessoa: personId, proximo: 'codigo' as const };
    }
    await enterSession(context, login, input.contexto);
    logSignIn(context, { outcome: 'signed in', who: login, name: undefined, ip });
    const mustTurnOn = !context.settings.demo && (await needsFactor(context.db, loginId));
    return { idPessoa: personId, ...(mustTurnOn && { proximo: 'segundo-fator' as const }) };
  }),

  completeLogin: os.session.completeLogin.handler(async ({ context, input }) => {
    const { ip, cookies, settings } = context;
    const token = cookies[cookieName('pendingSignIn', settings.production)];
    const browserToken = cookies[cookieName('knownBrowser', settings.production)];
    const login = await completeSignIn(deps(context), token, input.codigo, { ip, browserToken });
    await enterSession(context, login, 'site');
    clearPendingCookie(context);
    logSignIn(context, { outcome: 'signed in', who: login, name: undefined, ip });
    return { idPessoa: login.personId };
  }),

  register: os.session.register.handler(async ({ context, input }) => {
    const login = await registerPerson(deps(context), input, context.ip);
    await enterSession(context, { ...login, wrongTries: 0 }, input.contexto);
    logSignIn(context, { outcome: 'registered', who: login, name: undefined, ip: context.ip });
    return { idPessoa: login.personId };
  }),

  refreshTokenUser: os.session.refreshTokenUser.handler(async ({ context }) => {
    const refreshToken = refreshTokenOf(context);
    const { now, ...rest } = deps(context);
    const tokens = refreshToken && (await refreshSession({ ...rest, now }, refreshToken, context.ip));
    if (!tokens) throw notSignedIn();
    setSessionCookies(context, tokens);
    return { expiraEm: tokenExpiry(now).toISOString() };
  }),

  logout: os.session.logout.handler(async ({ context }) => {
    await endSession(deps(context), context.session, refreshTokenOf(context));
    clearSessionCookies(context);
    return { ok: true as const };
  }),

  confirmAccess: os.session.confirmAccess.use(signedIn).handler(async ({ context, input }) => {
    await confirmAccess(deps(context), context.session, input);
    return { ok: true as const };
  }),

  setPhone: os.session.setPhone.use(signedIn).handler(async ({ context, input }) => {
    await setPhone(deps(context), context.session, input);
    return { temTelefone: true as const };
  }),
};
