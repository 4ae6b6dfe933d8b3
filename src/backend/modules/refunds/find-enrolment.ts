import type { PurchaseEventRow, PurchaseRow } from '../orders/purchase/purchase-repository.ts';

/**
 * When a paid purchase last became an enrolment, from which its withdrawal is counted (REFUND-1); when it was
 * paid, for one that isn't one yet.
 */
export function findPaidEnrolment(
  purchase: Pick<PurchaseRow, 'pago_em' | 'criado_em'>,
  events: readonly PurchaseEventRow[],
): Date {
  const enrolled = events.findLast(({ estado }) => estado === 'MATRICULADA');
  return enrolled?.em ?? purchase.pago_em ?? purchase.criado_em;
}
