import type { Purchase } from '#/contract/purchasing/purchase.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';

type Paid = Pick<Purchase, 'contratante' | 'custeio' | 'medida'>;

// COMPANY-8
export function isPaidByReader({
  estado,
  pago_em,
  ...purchase
}: Paid & Pick<Purchase, 'estado' | 'pago_em'>): boolean {
  return isToTell(purchase) && isSeatPaid(estado) && pago_em !== null;
}

export function isPixPaidByReader(
  { estado_compra, status }: Pick<PixCharge, 'estado_compra' | 'status'>,
  purchase: Paid,
): boolean {
  return isToTell(purchase) && isSeatPaid(estado_compra) && status === 'CONCLUIDA';
}

const isToTell = ({ contratante, custeio, medida }: Paid) => contratante && !custeio && !medida;
