import type { PixStatus } from '#/domain/charge-state.ts';
import type { PurchaseState } from '#/domain/purchase-state.ts';
import type { PixChargeRow } from './pix-charge-repository.ts';
import { waitingStates, type PurchaseRow } from './purchase-repository.ts';

type Hold = Pick<PurchaseRow, 'estado' | 'reserva_expira_em'>;

/** True when only the clock has ended the hold: the row still says otherwise. */
export function isDue(purchase: Hold, now: Date): boolean {
  return isWaiting(purchase.estado) && purchase.reserva_expira_em <= now;
}

/** True before payment, while the hold can run out. */
export function isWaiting(state: PurchaseState): boolean {
  return waitingStates.some((waiting) => waiting === state);
}

/** The state a reader is told, whether or not the expiry job has come by. */
export function stateAt(purchase: Hold, now: Date): PurchaseState {
  return isDue(purchase, now) ? 'EXPIRADA' : purchase.estado;
}

/** As {@link stateAt}, for a charge. */
export function pixStatusAt(charge: Pick<PixChargeRow, 'status' | 'expira_em'>, now: Date): PixStatus {
  return charge.status === 'ATIVA' && charge.expira_em <= now ? 'EXPIRADA' : charge.status;
}
