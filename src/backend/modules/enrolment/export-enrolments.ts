import type { Database } from '#/backend/db/database.ts';
import { listEnrolmentRecords } from './enrolment-repository.ts';

/** Everything held of a person's enrolments (ACCOUNT-4). */
export function listEnrolmentsForExport(db: Database, personId: number) {
  return listEnrolmentRecords(db, personId);
}
