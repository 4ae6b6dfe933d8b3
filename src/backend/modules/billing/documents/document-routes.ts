import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { companyOf } from '#/domain/school/brand.ts';
import { getAcceptedTerms, getBoletoDocument, getBoletoDocumentOfLink, getReceipt } from './get-documents.ts';

const toolsOf = async ({ db, clock, settings }: RequestContext) => ({
  db,
  now: clock(),
  company: companyOf(await readBrand(db, settings)),
});

// DOCUMENT-6
export const documentRoutes = {
  receipt: os.document.receipt.use(signedIn).handler(async ({ input, context }) => {
    const { throttle, session } = context;
    await throttle.take('document-person', String(session.personId));
    return getReceipt(await toolsOf(context), session.personId, input.codigo);
  }),
  terms: os.document.terms.use(signedIn).handler(async ({ input, context }) => {
    const { throttle, session } = context;
    await throttle.take('document-person', String(session.personId));
    return getAcceptedTerms(await toolsOf(context), session.personId, input.codigo);
  }),
  boleto: os.document.boleto.use(signedIn).handler(async ({ input, context }) => {
    const { boleto, keys, throttle, session } = context;
    await throttle.take('document-person', String(session.personId));
    const { db, ...tools } = await toolsOf(context);
    return getBoletoDocument(db, { ...tools, boleto, keys }, session.personId, input.codigo);
  }),
  boletoOfLink: os.document.boletoOfLink.handler(async ({ input, context }) => {
    const { boleto, keys, throttle, session, ip } = context;
    await throttle.take('document-address', ip);
    const { db, ...tools } = await toolsOf(context);
    return getBoletoDocumentOfLink(db, { ...tools, boleto, keys }, input.v, session?.personId ?? null);
  }),
};
