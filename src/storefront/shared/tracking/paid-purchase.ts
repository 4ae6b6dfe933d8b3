import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';

type Paid = Pick<Purchase, 'contratante' | 'custeio' | 'medida'>;

/**
 * Whether a purchase is paid, and the reader's to tell of: not of who looks on while somebody else pays, nor
 * where somebody gave the seat and nothing was bought. Seats on invoice are confirmed at once, and paid weeks
 * later (COMPANY-8).
 */
export function isPaidByReader({
  estado,
  pago_em,
  ...purchase
}: Paid & Pick<Purchase, 'estado' | 'pago_em'>): boolean {
  return isToTell(purchase) && isSeatPaid(estado) && pago_em !== null;
}

/** As a Pix says it: one that was replaced doesn't know whether what replaced it is paid. */
export function isPixPaidByReader(
  { estado_compra, status }: Pick<PixCharge, 'estado_compra' | 'status'>,
  purchase: Paid,
): boolean {
  return isToTell(purchase) && isSeatPaid(estado_compra) && status === 'CONCLUIDA';
}

const isToTell = ({ contratante, custeio, medida }: Paid) => contratante && !custeio && !medida;
