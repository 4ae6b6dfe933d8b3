import * as v from 'valibot';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { documentIdSchema } from '#/domain/enrolment/enrolment-document.ts';
import { enrolmentProtocolSchema } from '#/domain/enrolment/enrolment-protocol.ts';
import { fetchEnrolmentDocument, fetchDocumentPage } from './grant.functions.ts';

const addressSchema = v.object({ protocolo: enrolmentProtocolSchema, id: documentIdSchema });
const pageSchema = v.object({ ...addressSchema.entries, pagina: v.string() });

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

// ENROLMENT-15
export async function respondWithEnrolmentDocument(params: {
  protocolo: string;
  id: string;
}): Promise<Response> {
  const address = v.safeParse(addressSchema, params);
  if (!address.success) return notFound();
  return respondWithFile(() => fetchEnrolmentDocument(address.output), '/minhas-compras', {
    isDownload: true,
  });
}

export async function respondWithDocumentPage(params: {
  protocolo: string;
  id: string;
  pagina: string;
}): Promise<Response> {
  const address = v.safeParse(pageSchema, params);
  if (!address.success) return notFound();
  return respondWithFile(() => fetchDocumentPage(address.output), '/minhas-compras');
}
