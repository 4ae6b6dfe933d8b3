import * as v from 'valibot';
import { respondWithFile } from '#/blocks/page/file-response.ts';
import { documentIdSchema } from '#/domain/enrolment/enrolment-document.ts';
import { enrolmentProtocolSchema } from '#/domain/enrolment/enrolment-protocol.ts';
import { fetchDocument } from './grant.functions.ts';

const addressSchema = v.object({ protocolo: enrolmentProtocolSchema, id: documentIdSchema });

/** A document of an enrolment as a download, for who handed it in and who decides (ENROLMENT-15). */
export async function respondWithEnrolmentDocument(params: {
  protocolo: string;
  id: string;
}): Promise<Response> {
  const address = v.safeParse(addressSchema, params);
  if (!address.success) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return new Response('Not found', { status: 404, headers });
  }
  return respondWithFile(() => fetchDocument(address.output), '/minhas-compras', { isDownload: true });
}
