import type { Database } from '#/backend/db/database.ts';
import { keepPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { enrolmentNotFound } from './enrolment-errors.ts';
import { findEnrolment, lockEnrolment, type EnrolmentRow } from './enrolment-repository.ts';

export async function lockEnrolmentOfAny(tx: Database, protocolo: string): Promise<EnrolmentRow | undefined> {
  const found = await findEnrolment(tx, protocolo);
  if (!found) return undefined;
  await keepPersonLocked(tx, found.id_pessoa);
  return lockEnrolment(tx, protocolo);
}

/**
 * Locks the person first (PURCHASE-17).
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, the same for a missing one and another person's
 */
export async function lockOwnEnrolment(
  tx: Database,
  personId: number,
  protocolo: string,
): Promise<EnrolmentRow> {
  const found = await findEnrolment(tx, protocolo);
  if (found?.id_pessoa !== personId) throw enrolmentNotFound();
  await keepPersonLocked(tx, personId);
  const locked = await lockEnrolment(tx, protocolo);
  if (!locked) throw enrolmentNotFound();
  return locked;
}
