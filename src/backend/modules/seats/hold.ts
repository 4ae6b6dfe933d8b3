import type { Database } from '#/backend/db/database.ts';
import { waitingStates, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import { selectSeatedPurchase, selectWaitingOrder } from './hold-repository.ts';

interface Hold {
  estado: PurchaseState;
  reserva_expira_em: Date;
}

/**
 * The purchase by which a person holds, or has taken, a seat of an offer, also as a part of a programme: by
 * the row, whatever the clock says.
 */
export function findSeatedPurchase(db: Database, personId: number, offerId: number) {
  return selectSeatedPurchase(db, personId, offerId);
}

/** The order of a company for an offer that isn't paid: by the row, whatever the clock says (COMPANY-1). */
export function findWaitingOrder(db: Database, personId: number, offerId: number) {
  return selectWaitingOrder(db, personId, offerId);
}

/** True when only the clock has ended the hold: the row still says otherwise. */
export function isDue(hold: Hold, now: Date): boolean {
  return isWaiting(hold.estado) && hold.reserva_expira_em <= now;
}

export function isWaiting(state: PurchaseState): boolean {
  return waitingStates.some((waiting) => waiting === state);
}

export function stateAt(hold: Hold, now: Date): PurchaseState {
  return isDue(hold, now) ? 'EXPIRADA' : hold.estado;
}
