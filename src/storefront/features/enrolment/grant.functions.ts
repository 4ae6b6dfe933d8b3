import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { documentIdSchema } from '#/domain/enrolment/enrolment-document.ts';
import { REFUSAL_MAX_LENGTH } from '#/domain/text/refusal.ts';
import { enrolmentProtocolSchema } from '#/domain/enrolment/enrolment-protocol.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { answerUpload } from '#/storefront/backend-client/uploads/answer-upload.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

/** Milliseconds: ten megabytes are read, checked and written within it. */
const DOCUMENT_TIME_LIMIT_MS = 20_000;

export const handInDocument = createServerOnlyFn(
  async (document: { protocolo: string; tipo: string; arquivo: File }) => {
    const { protocolo, tipo, arquivo } = document;
    giveTime(DOCUMENT_TIME_LIMIT_MS);
    const conteudo = Buffer.from(await arquivo.arrayBuffer()).toString('base64');
    return backend().grant.addDocument({ protocolo, tipo, nome: arquivo.name.slice(-1000), conteudo });
  },
);

export const runDocumentAction = createServerOnlyFn(answerUpload);

export const removeDocument = createServerOnlyFn((document: { protocolo: string; id: string }) =>
  backend().grant.removeDocument(
    v.parse(v.object({ protocolo: v.string(), id: documentIdSchema }), document),
  ),
);

export const fetchEnrolmentDocument = createServerOnlyFn((address: { protocolo: string; id: string }) =>
  backend().grant.getDocument(address),
);

export const fetchDocumentPage = createServerOnlyFn(
  (address: { protocolo: string; id: string; pagina: string }) => {
    giveTime(DOCUMENT_TIME_LIMIT_MS);
    return backend().grant.getDocumentPage(address);
  },
);

export const fetchGrantsToDecide = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => backend().grant.listToDecide(data));

const protocolo = enrolmentProtocolSchema;

export const decideGrant = createServerFn({ method: 'POST' })
  .validator(
    v.variant('decisao', [
      v.object({ protocolo, decisao: v.literal('DEFERIDA') }),
      v.object({
        protocolo,
        decisao: v.literal('INDEFERIDA'),
        motivo: v.pipe(v.string(), v.maxLength(REFUSAL_MAX_LENGTH)),
      }),
    ]),
  )
  .handler(({ data }) => backend().grant.decide(data));
