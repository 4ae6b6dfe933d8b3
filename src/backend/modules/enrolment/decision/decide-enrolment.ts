import { BackendError } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { enrolmentStateLabels } from '#/domain/enrolment/enrolment-state.ts';
import { enqueueEnrolmentNotification } from '../enqueue-enrolment-notification.ts';
import { enrolmentNotFound } from '../enrolment-errors.ts';
import type { EnrolmentRow } from '../enrolment-repository.ts';
import { moveEnrolment } from '../move-enrolment.ts';
import { lockEnrolmentOfAny } from '../own-enrolment.ts';

interface Decider {
  loginId: number;
  personId: number;
  requestId: string;
}

type Decision = { decisao: 'DEFERIDA' } | { decisao: 'INDEFERIDA'; motivo: string };

const decidedAlready = ({ estado }: EnrolmentRow) =>
  new BackendError(
    409,
    'INSCRICAO_JA_DECIDIDA',
    `Esta inscrição não espera mais decisão: ${enrolmentStateLabels[estado]}.`,
  );

const ownEnrolment = () =>
  new BackendError(403, 'INSCRICAO_PROPRIA', 'Esta inscrição é sua: outra pessoa da equipe decide.');

/**
 * Grants or refuses, and then passes the seat to the waiting list (ENROLMENT-18).
 * @throws 404 `INSCRICAO_NAO_ENCONTRADA`, 409 `INSCRICAO_JA_DECIDIDA`, 403 `INSCRICAO_PROPRIA`
 */
export function decideEnrolment(
  db: Database,
  now: Date,
  { loginId, personId, requestId }: Decider,
  { protocolo, ...decision }: { protocolo: string } & Decision,
): Promise<void> {
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolmentOfAny(tx, protocolo);
    if (!enrolment) throw enrolmentNotFound();
    if (enrolment.id_pessoa === personId) throw ownEnrolment();
    if (enrolment.estado !== 'INSCRITA') throw decidedAlready(enrolment);
    const by = { decidida_por: loginId, decidida_em: now };
    if (decision.decisao === 'DEFERIDA') {
      const enrolled = await moveEnrolment(tx, enrolment, 'enrol', now, by);
      await enqueueEnrolmentNotification(tx, 'inscricao-matriculada', enrolled ?? enrolment, now);
    } else {
      const { motivo } = decision;
      const refused = await moveEnrolment(tx, enrolment, 'refuse', now, { ...by, motivo });
      await passSeatOn(tx, enrolment.id_oferta, now);
      await enqueueEnrolmentNotification(tx, 'inscricao-indeferida', refused ?? enrolment, now);
    }
    await recordAct(tx, {
      acao: 'DECIDIU_INSCRICAO',
      loginId,
      personId: enrolment.id_pessoa,
      objeto: `inscricao:${protocolo}`,
      requestId,
      dados: { decisao: decision.decisao },
      at: now,
    });
  });
}
