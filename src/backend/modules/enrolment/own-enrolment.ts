import type { Database } from '#/backend/db/database.ts';
import { keepPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { enrolmentNotFound } from './enrolment-errors.ts';
import { findEnrolment, lockEnrolment, type EnrolmentRow } from './enrolment-repository.ts';

/** An enrolment, locked after its person; undefined when there is none. */
export async function lockEnrolmentOfAny(tx: Database, protocolo: string): Promise<EnrolmentRow | undefined> {
  const found = await findEnrolment(tx, protocolo);
  if (!found) return undefined;
  await keepPersonLocked(tx, found.id_pessoa);
  return lockEnrolment(tx, protocolo);
}

/**
 * A person's enrolment, locked after the person, in the order of every transaction (PURCHASE-17).
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, the same for a missing one and somebody else's
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
