import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { getAcceptedTerms, getBoletoDocument, getBoletoDocumentOfLink, getReceipt } from './get-documents.ts';

// DOCUMENT-6
export const documentRoutes = {
  receipt: os.document.receipt
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, throttle, session } }) => {
      await throttle.take('document-person', String(session.personId));
      return getReceipt(db, clock(), session.personId, input.codigo);
    }),
  terms: os.document.terms
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, throttle, session } }) => {
      await throttle.take('document-person', String(session.personId));
      return getAcceptedTerms(db, clock(), session.personId, input.codigo);
    }),
  boleto: os.document.boleto
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, boleto, keys, throttle, session } }) => {
      await throttle.take('document-person', String(session.personId));
      return getBoletoDocument(db, { now: clock(), boleto, keys }, session.personId, input.codigo);
    }),
  boletoOfLink: os.document.boletoOfLink.handler(async ({ input, context }) => {
    const { db, clock, boleto, keys, throttle, session, ip } = context;
    await throttle.take('document-address', ip);
    const tools = { now: clock(), boleto, keys };
    return getBoletoDocumentOfLink(db, tools, input.v, session?.personId ?? null);
  }),
};
