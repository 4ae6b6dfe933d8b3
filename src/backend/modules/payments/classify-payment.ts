import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import type { Bill } from '../charges/bill.ts';
import type { PaymentEventRow, PaymentOutcome } from '../charges/payment-event-repository.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';

/**
 * A payment made before the hold ended is in time, however late its webhook. In a carnê the first installment
 * enrols and later ones are in time while owed (BOLETO-4); an ended carnê is refunded.
 */
export function classifyPayment(purchase: PurchaseRow, bill: Bill, event: PaymentEventRow): PaymentOutcome {
  const { charge, boleto } = bill;
  const isOwed =
    boleto !== undefined && charge.status === 'CONCLUIDA' && isSeatPaid(purchase.estado) && !bill.isSettled;
  const isPaid = purchase.pago_em !== null || charge.status === 'CONCLUIDA';
  if (isPaid && !isOwed) return 'REPETIDO';
  // GUARDIAN-9
  if (purchase.aceite_em === null) return 'ACEITE_ENCERRADO';
  if (event.valor_centavos !== bill.cents) return 'VALOR_DIVERGENTE';
  if (isOwed || (isInvoiced(purchase) && charge.status === 'ATIVA')) return 'EM_DIA';
  // A coupon changed the price since, and with it the charge (PURCHASE-23).
  if (charge.status === 'SUBSTITUIDA' && charge.valor_centavos !== purchase.total_centavos)
    return 'VALOR_DIVERGENTE';
  if (boleto && charge.parcelas > 1 && charge.status !== 'ATIVA') return 'CARNE_ENCERRADO';
  const isAwaited = purchase.estado === 'AGUARDANDO_PAGAMENTO' || purchase.estado === 'EM_ANALISE';
  const inTime = isAwaited && event.ocorrido_em < purchase.reserva_expira_em;
  return inTime ? 'EM_DIA' : 'TARDIO';
}

/** True while seats are confirmed that a company has still to pay for (COMPANY-8). */
export function isInvoiced({ estado, fatura_vencimento, pago_em }: PurchaseRow): boolean {
  return isSeatPaid(estado) && fatura_vencimento !== null && pago_em === null;
}
