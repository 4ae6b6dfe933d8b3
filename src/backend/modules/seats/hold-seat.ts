import type { Database } from '#/backend/db/database.ts';
import { listOfferParts } from '#/backend/db/offer/programme-seats.ts';
import { passSeatOn } from './pass-seat-on.ts';
import { deleteLivePlace, hasLiveInvitation } from './waiting-list-repository.ts';
import type { OfferKind } from '#/domain/catalogue/offer-values.ts';
import { takeSeat } from './seat-repository.ts';

export function isInvited(
  db: Database,
  { personId, offerId }: { personId: number; offerId: number },
  now: Date,
): Promise<boolean> {
  return hasLiveInvitation(db, offerId, personId, now);
}

export interface SeatWish {
  personId: number;
  offerId: number;
  seats?: number;
  /** When the enrolment deadline is judged; null leaves it out, for money that is already here. */
  deadlineAt: Date | null;
  /** Kinds of offer that give the seat; those that are sold when left out. */
  kinds?: readonly OfferKind[];
  now: Date;
}

/**
 * Takes the seat reserved by an invitation, else a free one; false without one: roll the transaction back
 * then. An edition of a programme gives a seat in each part, or none.
 */
export async function holdSeat(
  tx: Database,
  { personId, offerId, seats = 1, deadlineAt, now, kinds = ['PAGO'] }: SeatWish,
): Promise<boolean> {
  if (seats > 1) return takeSeat(tx, offerId, deadlineAt, kinds, seats);
  if (await hasLiveInvitation(tx, offerId, personId, now)) {
    const used = await deleteLivePlace(tx, offerId, personId, now);
    if (used?.convite_expira_em) return true;
  }
  if (!(await takeSeat(tx, offerId, deadlineAt, kinds))) return false;
  for (const id of [offerId, ...(await listOfferParts(tx, offerId))]) {
    const place = await deleteLivePlace(tx, id, personId, now);
    // Invited in the meantime: one seat is enough.
    if (place?.convite_expira_em) await passSeatOn(tx, id, now);
  }
  return true;
}
