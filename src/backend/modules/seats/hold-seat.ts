import type { Database } from '#/backend/db/database.ts';
import { passSeatOn } from './pass-seat-on.ts';
import { deleteLivePlace, hasLiveInvitation } from './waiting-list-repository.ts';
import type { CalendarDay } from '#/domain/time/dates.ts';
import { takeSeat } from './seat-repository.ts';

/** Whether the waiting list keeps a seat for the person now. */
export function isInvited(
  db: Database,
  { personId, idOferta }: { personId: number; idOferta: number },
  now: Date,
): Promise<boolean> {
  return hasLiveInvitation(db, idOferta, personId, now);
}

interface SeatWish {
  personId: number;
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
export async function holdSeat(tx: Database, { personId, idOferta, today, now }: SeatWish): Promise<boolean> {
  if (await hasLiveInvitation(tx, idOferta, personId, now)) {
    const used = await deleteLivePlace(tx, idOferta, personId, now);
    if (used?.convite_expira_em) return true;
  }
  if (!(await takeSeat(tx, idOferta, today))) return false;
  const place = await deleteLivePlace(tx, idOferta, personId, now);
  // Invited in the meantime: one seat is enough.
  if (place?.convite_expira_em) await passSeatOn(tx, idOferta, now);
  return true;
}
