import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import {
  documentsAskedFor,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
  safeDocumentName,
} from '#/domain/enrolment/enrolment-document.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { EnrolmentRow } from '../enrolment-repository.ts';
import { lockOwnEnrolment } from '../own-enrolment.ts';
import { cleanDocument } from './clean-document.ts';
import {
  documentNotAsked,
  documentRefused,
  documentsFinal,
  documentTooLarge,
  tooManyDocuments,
} from './document-errors.ts';
import { countDocuments, deleteDocument, hasDocument, insertDocument } from './document-repository.ts';

interface HandedIn {
  personId: number;
  protocolo: string;
  tipo: string;
  nome: string;
  /** Base64. */
  conteudo: string;
}

interface Deps {
  db: Database;
  throttle: Throttle;
  now: Date;
  isScanned: boolean;
}

/**
 * Stores a document of an undecided enrolment (ENROLMENT-14). Idempotent.
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, 409 `DOCUMENTO_NAO_PEDIDO`, `MUITOS_DOCUMENTOS`, 422
 * `ARQUIVO_RECUSADO`, `ARQUIVO_GRANDE_DEMAIS`, 429 `MUITAS_TENTATIVAS`
 */
export async function handInDocument(
  { db, throttle, now, isScanned }: Deps,
  { personId, protocolo, tipo, nome, conteudo }: HandedIn,
): Promise<EnrolmentRow> {
  await throttle.take('enrolment-document', String(personId));
  const given = Buffer.from(conteudo, 'base64');
  if (given.length > MAX_DOCUMENT_BYTES) throw documentTooLarge();
  const content = await cleanDocument(given, personId);
  return db.transaction(async (tx) => {
    const enrolment = await lockOwnEnrolment(tx, personId, protocolo);
    if (!(await acceptedDocuments(tx, enrolment)).includes(tipo)) throw documentNotAsked();
    if (!content) throw documentRefused();
    const sha256 = createHash('sha256').update(content.bytes).digest('hex');
    if (await hasDocument(tx, protocolo, sha256)) return enrolment;
    if ((await countDocuments(tx, protocolo)) >= MAX_DOCUMENTS) throw tooManyDocuments();
    await insertDocument(tx, {
      id: randomUUID(),
      protocolo,
      tipo,
      nome: safeDocumentName(nome, content.format),
      formato: content.format,
      tamanho: content.bytes.length,
      sha256,
      situacao: isScanned ? 'EM_VERIFICACAO' : 'RECEBIDO',
      paginas: content.pages,
      conteudo: content.bytes,
      criado_em: now,
    });
    return enrolment;
  });
}

/**
 * Idempotent.
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, 409 `DOCUMENTO_NAO_PEDIDO` once decided,
 * `PRAZO_DOS_DOCUMENTOS_ENCERRADO`
 */
export function takeDocumentBack(
  db: Database,
  now: Date,
  { personId, protocolo, id }: { personId: number; protocolo: string; id: string },
): Promise<EnrolmentRow> {
  return db.transaction(async (tx) => {
    const enrolment = await lockOwnEnrolment(tx, personId, protocolo);
    if ((await acceptedDocuments(tx, enrolment)).length === 0) throw documentNotAsked();
    if (enrolment.documentos_ate && enrolment.documentos_ate < calendarDay(now)) throw documentsFinal();
    await deleteDocument(tx, protocolo, id);
    return enrolment;
  });
}

async function acceptedDocuments(
  tx: Database,
  { estado, id_oferta }: Pick<EnrolmentRow, 'estado' | 'id_oferta'>,
): Promise<string[]> {
  const offer = await findPublishedOffer(tx, id_oferta);
  return offer ? listAcceptedDocuments(estado, offer.oferta) : [];
}

export function listAcceptedDocuments(
  estado: EnrolmentRow['estado'],
  offer: Parameters<typeof documentsAskedFor>[0],
): string[] {
  const isOpen = estado === 'INSCRITA' || estado === 'LISTA_ESPERA';
  return isOpen ? documentsAskedFor(offer) : [];
}
