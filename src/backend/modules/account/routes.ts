import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { cookieName } from '#/contract/cookie-names.ts';
import { hashBrowserToken } from '#/backend/modules/identity/login/report-sign-in.ts';
import { clearSessionCookies } from '#/backend/modules/identity/session/session-cookies.ts';
import { endAccountSession, endOtherSessions, listSessions } from './account-sessions.ts';
import { changePassword } from '../identity/password/change-password.ts';
import { listConsents, setConsents } from './consents.ts';
import { eraseAccount } from './erase-account.ts';
import { noteExport } from '#/backend/modules/data-requests/request-retention.ts';
import { exportData } from './export-data.ts';
import { getPersonRecord, updatePersonRecord } from './person-record.ts';
import { setSpecialNeeds } from './special-needs.ts';
import { findPostalCode } from '#/backend/modules/places/find-postal-code.ts';

const deps = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });
const ok = { ok: true as const };

export const accountRoutes = {
  getPersonRecord: os.account.getPersonRecord
    .use(signedIn)
    .handler(({ context }) => getPersonRecord(context.db, context.session.personId)),
  updatePersonRecord: os.account.updatePersonRecord
    .use(signedIn)
    .handler(({ context, input }) => updatePersonRecord(deps(context), context.session, input)),
  setSpecialNeeds: os.account.setSpecialNeeds
    .use(signedIn)
    .handler(({ context, input }) => setSpecialNeeds(deps(context), context.session.personId, input)),
  eraseAccount: os.account.eraseAccount.use(signedIn).handler(async ({ context, input }) => {
    const { clock, pix, boleto, card, requestId } = context;
    const erasing = { ...deps(context), pix, boleto, card, businessNow: clock(), requestId };
    await eraseAccount(erasing, context.session, input.senha);
    clearSessionCookies(context);
    return ok;
  }),
  changePassword: os.account.changePassword.use(signedIn).handler(async ({ context, input }) => {
    const mark = context.cookies[cookieName('knownBrowser', context.settings.production)];
    await changePassword(deps(context), context.session, mark ? hashBrowserToken(mark) : null, input);
    return ok;
  }),
  listSessions: os.account.listSessions
    .use(signedIn)
    .handler(({ context }) => listSessions(deps(context), context.session)),
  endSession: os.account.endSession.use(signedIn).handler(async ({ context, input }) => {
    await endAccountSession(deps(context), context.session, input);
    return ok;
  }),
  endOtherSessions: os.account.endOtherSessions.use(signedIn).handler(async ({ context, input }) => {
    await endOtherSessions(deps(context), context.session, input.senha);
    return ok;
  }),
  listConsents: os.account.listConsents
    .use(signedIn)
    .handler(({ context }) => listConsents(context.db, context.session.personId)),
  setConsents: os.account.setConsents
    .use(signedIn)
    .handler(({ context, input }) => setConsents(deps(context), context.session.personId, input)),
  exportData: os.account.exportData.use(signedIn).handler(async ({ context }) => {
    const { db, clock, session } = context;
    const held = await exportData(deps(context), session.personId);
    await noteExport(db, session.personId, clock());
    return held;
  }),
  findPostalCode: os.account.findPostalCode.handler(({ context, input }) =>
    findPostalCode(context.db, input.cep),
  ),
};
