import { cookieName } from '#/contract/cookie-names.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { logSignIn } from './login/sign-in-log.ts';
import { schoolSignInEnd } from '#/backend/school-issuer/school-sign-in-end.ts';
import { asksForCode, beginSignIn, needsFactor } from './second-factor/pending-sign-in.ts';
import { enterSession } from './session/enter-session.ts';
import { setPendingCookie, setSchoolCookie } from './session/session-cookies.ts';
import {
  beginSchoolSignIn,
  completeSchoolSignIn,
  SCHOOL_SIGN_IN_SECONDS,
} from './school-account/school-sign-in.ts';

function deps({ db, systemClock, requestId, schoolIssuer: issuer }: RequestContext) {
  if (!issuer) throw schoolSignInEnd('conta-da-escola-desligada');
  return { db, now: systemClock(), requestId, issuer };
}

export const schoolSignInRoutes = {
  getSchoolSignIn: os.schoolSignIn.getSchoolSignIn.handler(({ context }) => ({
    disponivel: context.schoolIssuer !== null,
  })),

  beginSchoolSignIn: os.schoolSignIn.beginSchoolSignIn.handler(async ({ context, input }) => {
    const known = deps(context);
    await context.throttle.take('login-address', context.ip);
    const { url, token } = await beginSchoolSignIn(known, input.destino);
    setSchoolCookie(context, token, SCHOOL_SIGN_IN_SECONDS);
    return { url };
  }),

  completeSchoolSignIn: os.schoolSignIn.completeSchoolSignIn.handler(async ({ context, input }) => {
    const { db, ip, settings, cookies } = context;
    const token = cookies[cookieName('schoolSignIn', settings.production)];
    const { login, destino } = await completeSchoolSignIn(deps(context), token, input).catch(
      (error: unknown) => {
        const { cause } = error as { cause?: unknown };
        if (cause !== undefined) context.log.warn({ err: cause }, 'school account not read');
        logSignIn(context, { outcome: 'school account refused', who: undefined, name: undefined, ip });
        throw error;
      },
    );
    setSchoolCookie(context, '', 0);
    // The issuer's own second step says nothing here: the shop's own rule holds.
    const entered = { ...login, wrongTries: 0 };
    if (await asksForCode(db, login.loginId)) {
      setPendingCookie(context, await beginSignIn({ db, now: context.systemClock() }, entered));
      logSignIn(context, { outcome: 'code asked', who: login, name: undefined, ip });
      return { destino, proximo: 'codigo' as const };
    }
    await enterSession(context, entered, 'site', { isConfirmed: false });
    logSignIn(context, { outcome: 'signed in', who: login, name: undefined, ip });
    const mustTurnOn = !settings.demo && (await needsFactor(db, login.loginId));
    return { destino, ...(mustTurnOn && { proximo: 'segundo-fator' as const }) };
  }),
};
