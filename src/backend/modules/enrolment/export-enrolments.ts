import type { Database } from '#/backend/db/database.ts';
import { listDocuments } from './document/document-repository.ts';
import { listEnrolmentRecords } from './enrolment-repository.ts';

/** Everything held of a person's enrolments (ACCOUNT-4); the documents themselves are on their pages. */
export async function listEnrolmentsForExport(db: Database, personId: number) {
  const records = await listEnrolmentRecords(db, personId);
  const documents = await listDocuments(
    db,
    records.map(({ protocolo }) => protocolo),
  );
  return records.map(({ decidida_por: _, ...record }) => ({
    ...record,
    documentos: documents.filter(({ protocolo }) => protocolo === record.protocolo),
  }));
}
