import type { Database } from '#/backend/db/database.ts';
import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { missingDocuments } from '#/domain/enrolment/enrolment-document.ts';
import type { EnrolmentRow } from '../enrolment-repository.ts';
import { listDocuments } from './document-repository.ts';
import { listAcceptedDocuments } from './hand-in-document.ts';

/** Missing documents, and whether any were received; undefined when none are required (ENROLMENT-19). */
export async function findMissingDocuments(
  db: Database,
  { protocolo, estado, id_oferta }: EnrolmentRow,
): Promise<{ missing: string[]; hasSome: boolean } | undefined> {
  const offer = await findPublishedOffer(db, id_oferta);
  const accepted = offer ? listAcceptedDocuments(estado, offer.oferta) : [];
  if (accepted.length === 0) return undefined;
  const sent = await listDocuments(db, [protocolo]);
  const missing = missingDocuments(accepted, sent);
  const hasSome = sent.some(({ situacao }) => situacao !== 'INFECTADO');
  return hasSome && missing.length === 0 ? undefined : { missing, hasSome };
}
