import type { Database } from '#/backend/db/database.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { leaveList } from '#/backend/modules/seats/waiting-place.ts';
import { holdsFreeSeat, isLiveEnrolment } from '#/domain/enrolment/enrolment-state.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { deleteDocumentsOf } from './document/document-repository.ts';
import { enqueueEnrolmentNotice } from './enqueue-enrolment-notice.ts';
import { notToGiveUp } from './enrolment-errors.ts';
import {
  deleteEnrolmentsBut,
  listEnrolmentsOf,
  removeContactsOfEnrolments,
  type EnrolmentRow,
} from './enrolment-repository.ts';
import { moveEnrolment } from './move-enrolment.ts';
import { lockOwnEnrolment } from './own-enrolment.ts';

/**
 * Gives an enrolment up; its seat goes to who waits (ENROLMENT-10). Again, it changes nothing.
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
    if (!mayGiveUp(enrolment, offer?.oferta.data_inicio, now)) throw notToGiveUp(enrolment.estado);
    const left = await leave(tx, enrolment, now);
    await enqueueEnrolmentNotice(tx, 'inscricao-desistencia', left, now);
    return left;
  });
}

/** Until lessons begin, for who is enrolled; before that at any time. */
export function mayGiveUp(
  { estado }: Pick<EnrolmentRow, 'estado'>,
  firstDay: CalendarDay | undefined,
  now: Date,
): boolean {
  if (!isLiveEnrolment(estado)) return false;
  return estado !== 'MATRICULADA' || firstDay === undefined || firstDay > calendarDay(now);
}

/** Frees what the enrolment holds: its seat, or its place. */
async function leave(tx: Database, enrolment: EnrolmentRow, now: Date): Promise<EnrolmentRow> {
  const { id_pessoa, id_oferta, estado } = enrolment;
  const left = await moveEnrolment(tx, enrolment, 'give-up', now);
  if (!left) return enrolment;
  if (holdsFreeSeat(estado)) await passSeatOn(tx, id_oferta, now);
  else await leaveList(tx, now, id_pessoa, id_oferta);
  return left;
}

/**
 * For an account that is erased (ACCOUNT-5): seats that aren't used yet go on to others, and what the school
 * must keep, who studied in which class, loses the contact data. Call it with the person locked.
 */
export async function eraseEnrolments(tx: Database, now: Date, personId: number): Promise<void> {
  for (const enrolment of await listEnrolmentsOf(tx, personId, { limit: 10_000 })) {
    const offer = await findOfferOfCourse(tx, enrolment.id_oferta, now);
    if (mayGiveUp(enrolment, offer?.oferta.data_inicio, now)) await leave(tx, enrolment, now);
  }
  await deleteEnrolmentsBut(tx, personId, 'MATRICULADA');
  await deleteDocumentsOf(tx, personId);
  await removeContactsOfEnrolments(tx, personId);
}
