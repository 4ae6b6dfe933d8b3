import type { Database } from '#/backend/db/database.ts';
import { stepEnrolment, type EnrolmentEvent } from '#/domain/enrolment/enrolment-state.ts';
import { insertEnrolmentEvent, updateEnrolmentIn, type EnrolmentRow } from './enrolment-repository.ts';

/**
 * Moves an enrolment one step, in one conditional UPDATE on the state it was read in, and writes its history;
 * undefined when somebody else moved it first. Call it in a transaction.
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
