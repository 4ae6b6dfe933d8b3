import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { isSeatPaid, waitingStates, type PurchaseState } from '#/domain/sale/purchase-state.ts';

/**
 * Whether a purchase is still to be paid, or is; undefined where neither can be said, and for who looks on
 * while somebody else pays: only one of them tells of it.
 */
export type PaymentMoment = 'awaited' | 'paid' | undefined;

/** Seats on invoice are confirmed at once, and paid weeks later (COMPANY-8). */
export function momentOfPurchase({
  estado,
  pago_em,
  contratante,
}: Pick<Purchase, 'estado' | 'pago_em' | 'contratante'>): PaymentMoment {
  if (!contratante) return undefined;
  if (isWaiting(estado)) return 'awaited';
  if (!isSeatPaid(estado)) return undefined;
  return pago_em === null ? 'awaited' : 'paid';
}

/** What a Pix says of its purchase: one that was replaced doesn't know whether what replaced it is paid. */
export function momentOfPix(
  { estado_compra, status }: Pick<PixCharge, 'estado_compra' | 'status'>,
  { contratante }: Pick<Purchase, 'contratante'>,
): PaymentMoment {
  if (!contratante) return undefined;
  if (isWaiting(estado_compra)) return 'awaited';
  return isSeatPaid(estado_compra) && status === 'CONCLUIDA' ? 'paid' : undefined;
}

const isWaiting = (state: PurchaseState) => waitingStates.some((waiting) => waiting === state);
