import type { Database } from '#/backend/db/database.ts';
import { holdSeat, isInvited } from '#/backend/modules/seats/hold-seat.ts';
import { settleSeat } from './apply-for-offer.ts';
import { noReservedSeat } from './enrolment-errors.ts';
import type { EnrolmentRow } from './enrolment-repository.ts';
import { moveEnrolment } from './move-enrolment.ts';
import { lockOwnEnrolment } from './own-enrolment.ts';

/**
 * Takes the seat reserved by the waiting list. Idempotent.
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, 409 `SEM_VAGA_GUARDADA`
 */
export function takeReservedSeat(
  db: Database,
  now: Date,
  personId: number,
  protocolo: string,
): Promise<EnrolmentRow> {
  return db.transaction(async (tx) => {
    const enrolment = await lockOwnEnrolment(tx, personId, protocolo);
    if (enrolment.estado === 'INSCRITA' || enrolment.estado === 'MATRICULADA') return enrolment;
    const { id_oferta: offerId } = enrolment;
    const isReserved =
      enrolment.estado === 'LISTA_ESPERA' && (await isInvited(tx, { personId, offerId }, now));
    // The seat is the invitation's own: no other is taken for it.
    if (!isReserved || !(await holdSeat(tx, { personId, offerId, deadlineAt: null, now, kinds: [] })))
      throw noReservedSeat();
    const called = await moveEnrolment(tx, enrolment, 'call', now);
    return settleSeat(tx, called ?? enrolment, now);
  });
}
