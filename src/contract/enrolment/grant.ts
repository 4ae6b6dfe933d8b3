import { oc } from '@orpc/contract';
import * as v from 'valibot';
import {
  documentIdSchema,
  documentPageSchema,
  documentTypes,
  MAX_DOCUMENT_BYTES,
} from '#/domain/enrolment/enrolment-document.ts';
import { enrolmentProtocolSchema } from '#/domain/enrolment/enrolment-protocol.ts';
import { refusalSchema } from '#/domain/text/refusal.ts';
import { pageInput, pageOf, textSchema } from '../wire.ts';
import { enrolmentSchema } from './enrolment.ts';

const byProtocol = v.object({ protocolo: enrolmentProtocolSchema });
const byDocument = v.object({ protocolo: enrolmentProtocolSchema, id: documentIdSchema });

/**
 * Hands a document in, while the enrolment isn't decided. 404 `INSCRICAO_NAO_ENCONTRADA`, the same for a
 * missing enrolment and another person's; 409 `DOCUMENTO_NAO_PEDIDO`, `MUITOS_DOCUMENTOS`; 413
 * `CORPO_GRANDE_DEMAIS`; 422 `ARQUIVO_RECUSADO`, `ARQUIVO_GRANDE_DEMAIS`; 429 `MUITAS_TENTATIVAS`.
 */
export const addDocument = oc
  .route({
    method: 'POST',
    path: '/api/inscricao/{protocolo}/documento',
    successStatus: 201,
    summary: 'Envia um documento',
  })
  .input(
    v.object({
      ...byProtocol.entries,
      /** Which of the documents that are asked for it is. */
      tipo: textSchema(100),
      /** What the file is called; what it is shows its content alone. */
      nome: v.pipe(v.string(), v.maxLength(1000)),
      /** The file in base64. */
      conteudo: v.pipe(v.string(), v.maxLength(Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4 + 65_000)),
    }),
  )
  .output(enrolmentSchema);

/** Takes a document back, while the enrolment isn't decided. 404 as above; again, it changes nothing. */
export const removeDocument = oc
  .route({
    method: 'DELETE',
    path: '/api/inscricao/{protocolo}/documento/{id}',
    summary: 'Retira um documento',
  })
  .input(byDocument)
  .output(enrolmentSchema);

/**
 * The file, for a person who handed it in and for a person who decides. 404 `DOCUMENTO_INEXISTENTE`, the same
 * for a missing one, another person's, and one that the antivirus hasn't passed.
 */
export const getDocument = oc
  .route({ method: 'GET', path: '/api/inscricao/{protocolo}/documento/{id}', summary: 'Documento enviado' })
  .input(byDocument)
  .output(
    v.pipe(
      v.file(),
      v.mimeType(Object.values(documentTypes).map(({ type }) => type as `${string}/${string}`)),
    ),
  );

/**
 * A page of a document as a picture, for a person who decides, in which nothing of the file runs. 404
 * `DOCUMENTO_INEXISTENTE` as above, and for a page that isn't there or can't be drawn.
 */
export const getDocumentPage = oc
  .route({
    method: 'GET',
    path: '/api/inscricao/{protocolo}/documento/{id}/pagina/{pagina}',
    summary: 'Página de um documento enviado, como imagem',
  })
  .input(v.object({ ...byDocument.entries, pagina: documentPageSchema }))
  .output(v.pipe(v.file(), v.mimeType(['image/jpeg'])));

/** Enrolments that wait for a decision, oldest first; 10 a page. */
export const listToDecide = oc
  .route({ method: 'GET', path: '/api/inscricoes-a-decidir', summary: 'Inscrições que esperam decisão' })
  .input(pageInput)
  .output(
    pageOf(
      v.object({
        /** CPF masked, and without contacts. */
        ...v.omit(enrolmentSchema, ['posicao', 'na_fila', 'chances', 'convite_expira_em', 'pode_desistir'])
          .entries,
        /** Whether it is the reader's own, which others decide. */
        propria: v.boolean(),
      }),
    ),
  );

/**
 * Gives the grant, or doesn't and says why; the seat then goes on. 404 `INSCRICAO_NAO_ENCONTRADA`; 409
 * `INSCRICAO_JA_DECIDIDA`; 403 `INSCRICAO_PROPRIA`.
 */
export const decide = oc
  .route({ method: 'POST', path: '/api/inscricao/{protocolo}/decisao', summary: 'Decide uma inscrição' })
  .input(
    v.variant('decisao', [
      v.object({ ...byProtocol.entries, decisao: v.literal('DEFERIDA') }),
      v.object({
        ...byProtocol.entries,
        decisao: v.literal('INDEFERIDA'),
        /** The person reads it. */
        motivo: refusalSchema,
      }),
    ]),
  )
  .output(v.object({ decisao: v.picklist(['DEFERIDA', 'INDEFERIDA']) }));
