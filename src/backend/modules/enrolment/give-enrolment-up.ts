import type { Database } from '#/backend/db/database.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { isLiveEnrolment } from '#/domain/enrolment/enrolment-state.ts';
import { hasBegun, type OfferTimes } from '#/domain/time/offer-times.ts';
import { deleteDocumentsOf } from './document/document-repository.ts';
import { enqueueEnrolmentNotification } from './enqueue-enrolment-notification.ts';
import { notToGiveUp } from './enrolment-errors.ts';
import {
  deleteEnrolmentsBut,
  listEnrolmentsOf,
  removeContactsOfEnrolments,
  type EnrolmentRow,
} from './enrolment-repository.ts';
import { endEnrolment } from './move-enrolment.ts';
import { lockOwnEnrolment } from './own-enrolment.ts';

/**
 * Withdraws an enrolment; its seat passes to the waiting list (ENROLMENT-10). Idempotent.
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, 409 `INSCRICAO_NAO_CANCELAVEL`
 */
export function giveEnrolmentUp(
  db: Database,
  now: Date,
  personId: number,
  protocolo: string,
): Promise<EnrolmentRow> {
  return db.transaction(async (tx) => {
    const enrolment = await lockOwnEnrolment(tx, personId, protocolo);
    if (enrolment.estado === 'DESISTENTE') return enrolment;
    const offer = await findOfferOfCourse(tx, enrolment.id_oferta, now);
    if (!mayGiveUp(enrolment, offer?.oferta, now)) throw notToGiveUp(enrolment.estado);
    const left = (await endEnrolment(tx, enrolment, 'give-up', now)) ?? enrolment;
    await enqueueEnrolmentNotification(tx, 'inscricao-desistencia', left, now);
    return left;
  });
}

export function mayGiveUp(
  { estado }: Pick<EnrolmentRow, 'estado'>,
  oferta: OfferTimes | undefined,
  now: Date,
): boolean {
  if (!isLiveEnrolment(estado)) return false;
  return estado !== 'MATRICULADA' || oferta === undefined || !hasBegun(oferta, now);
}

/**
 * For an erased account (ACCOUNT-5): unused seats are freed, records the school must retain lose their
 * contact data. Call it with the person locked.
 */
export async function eraseEnrolments(tx: Database, now: Date, personId: number): Promise<void> {
  for (const enrolment of await listEnrolmentsOf(tx, personId, { limit: 10_000 })) {
    const offer = await findOfferOfCourse(tx, enrolment.id_oferta, now);
    if (mayGiveUp(enrolment, offer?.oferta, now)) await endEnrolment(tx, enrolment, 'give-up', now);
  }
  await deleteEnrolmentsBut(tx, personId, 'MATRICULADA');
  await deleteDocumentsOf(tx, personId);
  await removeContactsOfEnrolments(tx, personId);
}
