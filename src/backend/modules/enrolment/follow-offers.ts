import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { isLiveEnrolment } from '#/domain/enrolment/enrolment-state.ts';
import { enqueueEnrolmentNotification } from './enqueue-enrolment-notification.ts';
import {
  isOfferCancelled,
  listEnrolmentsOfCancelledOffers,
  listWithoutPlace,
} from './enrolment-repository.ts';
import { hasLostPlace } from './lost-place.ts';
import { endEnrolment, moveEnrolment } from './move-enrolment.ts';
import { lockEnrolmentOfAny } from './own-enrolment.ts';

const batchSize = 100;

export const CANCELLED_OFFER = 'A turma foi cancelada.';

/**
 * Ends enrolments of cancelled offers, and waiting ones that lost their place, with a mail each
 * (ENROLMENT-9).
 */
export async function followOffers(db: Database, now: Date): Promise<void> {
  const cancelled = await workOneByOne(
    await listEnrolmentsOfCancelledOffers(db, batchSize),
    ({ protocolo }) => protocolo,
    ({ protocolo }) => leaveCancelled(db, now, protocolo),
  );
  const lost = await workOneByOne(
    await listWithoutPlace(db, batchSize),
    ({ protocolo }) => protocolo,
    ({ protocolo }) => leaveWithoutPlace(db, now, protocolo),
  );
  throwFailures([...cancelled.failures, ...lost.failures], 'enrolments could not follow their offers');
}

function leaveCancelled(db: Database, now: Date, protocolo: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolmentOfAny(tx, protocolo);
    if (!enrolment || !isLiveEnrolment(enrolment.estado)) return false;
    if (!(await isOfferCancelled(tx, enrolment.id_oferta))) return false;
    const ended = await endEnrolment(tx, enrolment, 'cancel-offer', now, { motivo: CANCELLED_OFFER });
    if (!ended) return false;
    await enqueueEnrolmentNotification(tx, 'inscricao-indeferida', ended, now);
    return true;
  });
}

function leaveWithoutPlace(db: Database, now: Date, protocolo: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolmentOfAny(tx, protocolo);
    if (!enrolment || !(await hasLostPlace(tx, enrolment, now))) return false;
    const ended = await moveEnrolment(tx, enrolment, 'lapse', now);
    if (ended) await enqueueEnrolmentNotification(tx, 'inscricao-vaga-perdida', ended, now);
    return ended !== undefined;
  });
}
