import type { Database } from '#/backend/db/database.ts';
import { passSeatOn } from './pass-seat-on.ts';
import { deleteLivePlace, hasLiveInvitation } from './waiting-list-repository.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { takeSeat } from './seat-repository.ts';

/** Whether the waiting list keeps a seat for the person now. */
export function isInvited(
  db: Database,
  { idPessoa, idOferta }: { idPessoa: number; idOferta: number },
  now: Date,
): Promise<boolean> {
  return hasLiveInvitation(db, idOferta, idPessoa, now);
}

interface SeatWish {
  idPessoa: number;
  idOferta: number;
  /** Enforces the enrolment deadline; null leaves it out, for money that is already here. */
  today: CalendarDay | null;
  now: Date;
}

/**
 * Takes the seat that an invitation of the waiting list keeps for the person, else a free one; false when
 * there is none. Who gets a seat waits no more. Call it in the transaction of the purchase and roll that
 * back on false.
 */
export async function holdSeat(tx: Database, { idPessoa, idOferta, today, now }: SeatWish): Promise<boolean> {
  if (await hasLiveInvitation(tx, idOferta, idPessoa, now)) {
    const used = await deleteLivePlace(tx, idOferta, idPessoa, now);
    if (used?.convite_expira_em) return true;
  }
  if (!(await takeSeat(tx, idOferta, today))) return false;
  const place = await deleteLivePlace(tx, idOferta, idPessoa, now);
  // Invited in the meantime: one seat is enough.
  if (place?.convite_expira_em) await passSeatOn(tx, idOferta, now);
  return true;
}
