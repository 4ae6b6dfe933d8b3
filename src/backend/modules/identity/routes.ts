import { cookieName } from '#/contract/cookie-names.ts';
import type { RequestContext } from '#/backend/http/context.ts';
import { os } from '#/backend/http/implementer.ts';
import { notSignedIn, signedIn } from '#/backend/http/require-session.ts';
import { checkCredentials } from './check-credentials.ts';
import { endSession } from './end-session.ts';
import { openSession } from './open-session.ts';
import { getPersonData, setPhone } from './person-data.ts';
import { refreshSession } from './refresh-session.ts';
import { registerPerson } from './register-person.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';
import { tokenExpiry } from './user-token.ts';

const tools = (context: RequestContext) => ({
  db: context.db,
  keys: context.keys,
  throttle: context.throttle,
  now: context.systemClock(),
});

const refreshTokenOf = ({ cookies, settings }: RequestContext) =>
  cookies[cookieName('refreshToken', settings.production)];

/** Section "session" of the contract. */
export const identityRoutes = {
  getPersonData: os.session.getPersonData
    .use(signedIn)
    .handler(({ context }) => getPersonData(context.db, context.session.idLogin)),

  login: os.session.login.handler(async ({ context, input }) => {
    const login = await checkCredentials(tools(context), { ...input, ip: context.ip });
    setSessionCookies(context, await openSession(tools(context), login, context.userAgent), input.contexto);
    return { idPessoa: login.idPessoa };
  }),

  register: os.session.register.handler(async ({ context, input }) => {
    const login = await registerPerson(tools(context), input, context.ip);
    setSessionCookies(context, await openSession(tools(context), login, context.userAgent), input.contexto);
    return { idPessoa: login.idPessoa };
  }),

  refreshTokenUser: os.session.refreshTokenUser.handler(async ({ context }) => {
    const refreshToken = refreshTokenOf(context);
    const { now, ...rest } = tools(context);
    const tokens = refreshToken && (await refreshSession({ ...rest, now }, refreshToken));
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
    await setPhone(context.db, context.session.idPessoa, input.telefone);
    return { temTelefone: true as const };
  }),
};
