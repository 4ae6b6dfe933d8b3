import type { Database } from '#/backend/db/database.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { leaveList } from '#/backend/modules/seats/waiting-place.ts';
import { holdsFreeSeat, stepEnrolment, type EnrolmentEvent } from '#/domain/enrolment/enrolment-state.ts';
import { insertEnrolmentEvent, updateEnrolmentIn, type EnrolmentRow } from './enrolment-repository.ts';

/**
 * One step in one conditional UPDATE, with its history; undefined when the state has changed. Call it in a
 * transaction.
 * @throws for a step the state machine doesn't have
 */
export async function moveEnrolment(
  tx: Database,
  enrolment: Pick<EnrolmentRow, 'protocolo' | 'estado'>,
  event: EnrolmentEvent,
  at: Date,
  set: Partial<EnrolmentRow> = {},
): Promise<EnrolmentRow | undefined> {
  const estado = stepEnrolment(enrolment.estado, event);
  const moved = await updateEnrolmentIn(tx, enrolment, { ...set, estado });
  if (moved) await insertEnrolmentEvent(tx, { protocolo: moved.protocolo, estado, em: at });
  return moved;
}

export async function endEnrolment(
  tx: Database,
  enrolment: EnrolmentRow,
  event: 'give-up' | 'cancel-offer' | 'lose-cpf',
  at: Date,
  set: Partial<EnrolmentRow> = {},
): Promise<EnrolmentRow | undefined> {
  const { id_pessoa, id_oferta, estado } = enrolment;
  const ended = await moveEnrolment(tx, enrolment, event, at, set);
  if (!ended) return undefined;
  if (holdsFreeSeat(estado)) await passSeatOn(tx, id_oferta, at);
  else await leaveList(tx, at, id_pessoa, id_oferta);
  return ended;
}
