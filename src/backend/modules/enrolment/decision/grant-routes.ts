import { os } from '#/backend/request/implementer.ts';
import { signedIn, withPermission } from '#/backend/request/require-session.ts';
import { handInDocument, takeDocumentBack } from '../document/hand-in-document.ts';
import { openDocument, showDocumentPage } from '../document/open-document.ts';
import { describeEnrolment } from '../enrolment-view.ts';
import { decideEnrolment } from './decide-enrolment.ts';
import { listEnrolmentsToDecide } from './list-to-decide.ts';

const decider = withPermission('decide-enrolments');

export const grantRoutes = {
  addDocument: os.grant.addDocument.use(signedIn).handler(async ({ input, context }) => {
    const { db, throttle, clock, settings, session } = context;
    const now = clock();
    const deps = { db, throttle, now, isScanned: settings.virusScanCommand !== undefined };
    const enrolment = await handInDocument(deps, { ...input, personId: session.personId });
    return describeEnrolment(db, enrolment, now);
  }),
  removeDocument: os.grant.removeDocument
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => {
      const now = clock();
      const enrolment = await takeDocumentBack(db, now, { ...input, personId: session.personId });
      return describeEnrolment(db, enrolment, now);
    }),
  getDocument: os.grant.getDocument.use(signedIn).handler(({ input, context }) => {
    const { db, clock, session, requestId, resHeaders } = context;
    resHeaders.set('content-security-policy', "default-src 'none'; sandbox");
    return openDocument(db, clock(), { ...session, requestId }, input);
  }),
  getDocumentPage: os.grant.getDocumentPage.use(decider).handler(({ input, context }) => {
    const { db, clock, session, requestId, resHeaders } = context;
    resHeaders.set('content-security-policy', "default-src 'none'; sandbox");
    return showDocumentPage(db, clock(), { ...session, requestId }, input);
  }),
  listToDecide: os.grant.listToDecide
    .use(decider)
    .handler(({ input, context: { db, clock, session } }) =>
      listEnrolmentsToDecide(db, clock(), session.personId, input.pagina),
    ),
  decide: os.grant.decide.use(decider).handler(async ({ input, context }) => {
    const { db, clock, session, requestId } = context;
    const { loginId, personId } = session;
    await decideEnrolment(db, clock(), { loginId, personId, requestId }, input);
    return { decisao: input.decisao };
  }),
};
