import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { DOCUMENT_REMINDER_DAYS } from '#/domain/enrolment/document-deadline.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { enqueueEnrolmentNotification } from '../enqueue-enrolment-notification.ts';
import { type EnrolmentRow, updateEnrolmentIn } from '../enrolment-repository.ts';
import { moveEnrolment } from '../move-enrolment.ts';
import { lockEnrolmentOfAny } from '../own-enrolment.ts';
import { hasUsableDocument, listEnrolmentsToRemind, listWithoutDocuments } from './document-repository.ts';
import { findMissingDocuments } from './missing-documents.ts';

const batchSize = 100;

/** Reminds once, two days before the last day for documents (ENROLMENT-19). */
export async function remindOfDocuments(db: Database, now: Date): Promise<void> {
  const today = calendarDay(now);
  const span = { from: today, until: addDays(today, DOCUMENT_REMINDER_DAYS) };
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const batch = await listEnrolmentsToRemind(db, span, { after, limit: batchSize });
    const worked = await workOneByOne(
      batch,
      ({ protocolo }) => protocolo,
      (listed) => remindOne(db, listed, now),
    );
    failures.push(...worked.failures);
    if (batch.length < batchSize) break;
    after = batch.at(-1)!.protocolo;
  }
  throwFailures(failures, 'people could not be reminded of documents');
}

async function remindOne(db: Database, listed: EnrolmentRow, now: Date): Promise<boolean> {
  if (!(await findMissingDocuments(db, listed))) return false;
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolmentOfAny(tx, listed.protocolo);
    if (enrolment?.estado !== 'INSCRITA' || enrolment.documentos_lembrados_em !== null) return false;
    if (!(await findMissingDocuments(tx, enrolment))) return false;
    await updateEnrolmentIn(tx, enrolment, { documentos_lembrados_em: now });
    await enqueueEnrolmentNotification(tx, 'inscricao-documentos-lembrete', enrolment, now);
    return true;
  });
}

/**
 * Ends enrolments without any document after the last day (ENROLMENT-19). The team decides on incomplete
 * ones.
 */
export async function endWithoutDocuments(db: Database, now: Date): Promise<void> {
  const today = calendarDay(now);
  const { failures } = await workOneByOne(
    await listWithoutDocuments(db, { until: addDays(today, -1) }, batchSize),
    ({ protocolo }) => protocolo,
    ({ protocolo }) =>
      db.transaction(async (tx) => {
        const enrolment = await lockEnrolmentOfAny(tx, protocolo);
        if (enrolment?.estado !== 'INSCRITA' || !enrolment.documentos_ate) return false;
        if (enrolment.documentos_ate >= today || (await hasUsableDocument(tx, protocolo))) return false;
        const motivo = `Os documentos não chegaram até ${formatDay(enrolment.documentos_ate)}.`;
        const ended = await moveEnrolment(tx, enrolment, 'refuse', now, { motivo });
        if (!ended) return false;
        await passSeatOn(tx, enrolment.id_oferta, now);
        await enqueueEnrolmentNotification(tx, 'inscricao-indeferida', ended, now);
        return true;
      }),
  );
  throwFailures(failures, 'enrolments without documents could not be ended');
}
