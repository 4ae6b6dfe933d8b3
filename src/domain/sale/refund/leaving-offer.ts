import { costsMoney, orderKind, type OrderFacts } from '../order/order-kind.ts';
import { isSeatPaid, type PurchaseState } from '../purchase-state.ts';

/** What an order does once its offer is cancelled (REFUND-11). */
export type Leaving = 'CHOOSES' | 'GIVEN_BACK' | 'ENDS';

interface LeavingOrder extends Omit<OrderFacts, 'total'> {
  estado: PurchaseState;
  total_centavos: number;
  pago_em: Date | null;
}

export function isPaidByBuyer({ estado, total_centavos, pago_em, empresa, custeio }: LeavingOrder): boolean {
  return (
    costsMoney(orderKind({ empresa, custeio, total: total_centavos })) &&
    isSeatPaid(estado) &&
    pago_em !== null
  );
}

/** Without an account no one is left to choose. */
export function leavingOf(order: LeavingOrder, isErased: boolean): Leaving {
  if (!isPaidByBuyer(order)) return 'ENDS';
  return isErased ? 'GIVEN_BACK' : 'CHOOSES';
}
