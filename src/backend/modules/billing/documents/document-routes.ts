import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { readLogo } from '#/backend/modules/brand/images/read-logo.ts';
import { companyOf } from '#/domain/school/company.ts';
import { getAcceptedTerms, getBoletoDocument, getBoletoDocumentOfLink, getReceipt } from './get-documents.ts';

async function depsOf({ db, clock, settings }: RequestContext) {
  const brand = await readBrand(db, settings);
  return { db, now: clock(), company: { ...companyOf(brand), logo: await readLogo(db, brand.imagens) } };
}

// DOCUMENT-6
export const documentRoutes = {
  getReceipt: os.document.getReceipt.use(signedIn).handler(async ({ input, context }) => {
    const { throttle, session } = context;
    await throttle.take('document-person', String(session.personId));
    return getReceipt(await depsOf(context), session.personId, input.codigo);
  }),
  getAcceptedTerms: os.document.getAcceptedTerms.use(signedIn).handler(async ({ input, context }) => {
    const { throttle, session } = context;
    await throttle.take('document-person', String(session.personId));
    return getAcceptedTerms(await depsOf(context), session.personId, input.codigo);
  }),
  getBoletoDocument: os.document.getBoletoDocument.use(signedIn).handler(async ({ input, context }) => {
    const { boleto, keys, throttle, session } = context;
    await throttle.take('document-person', String(session.personId));
    const { db, ...deps } = await depsOf(context);
    return getBoletoDocument(db, { ...deps, boleto, keys }, session.personId, input.codigo);
  }),
  getBoletoDocumentOfLink: os.document.getBoletoDocumentOfLink.handler(async ({ input, context }) => {
    const { boleto, keys, throttle, session, ip } = context;
    await throttle.take('document-address', ip);
    const { db, ...deps } = await depsOf(context);
    return getBoletoDocumentOfLink(db, { ...deps, boleto, keys }, input.v, session?.personId ?? null);
  }),
};
