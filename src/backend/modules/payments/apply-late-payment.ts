import type { Database } from '#/backend/db/database.ts';
import { findSeatedPurchase, isWaiting } from '#/backend/modules/seats/hold.ts';
import { holdSeat } from '#/backend/modules/seats/hold-seat.ts';
import { canMovePurchase } from '#/domain/sale/purchase-state.ts';
import { choiceEnd } from '#/domain/sale/refund/offer-choice.ts';
import { endHold } from '../charges/end-hold.ts';
import { freeCouponUse } from '../orders/coupon/coupon-repository.ts';
import { takeCouponBack } from '../orders/coupon/take-coupon-back.ts';
import { enqueueNotification } from '../orders/enqueue-notification.ts';
import { enrol } from '../orders/purchase/enrol.ts';
import { changeLockedPurchase, moveLockedPurchase } from '../orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import type { Paid } from '../refunds/list-paid.ts';
import { requestRefund } from '../refunds/request-refund.ts';

/**
 * Payment after expiry (PURCHASE-4): a seat if one is free and the coupon is valid. Cancelled, repeated and
 * erased purchases are refunded at once; otherwise the buyer chooses.
 */
export async function applyLatePayment(
  tx: Database,
  { purchase, isErased }: { purchase: PurchaseRow; isErased: boolean },
  payment: Paid & { paidAt: Date },
  now: Date,
) {
  const ended = isWaiting(purchase.estado) ? await endHold(tx, purchase, 'EXPIRADA', now) : purchase;
  if (!ended || !canMovePurchase(ended.estado, 'PAGAMENTO_TARDIO')) {
    return requestRefund(tx, purchase.codigo, payment, 'Pagamento de compra encerrada', now);
  }
  const late = await moveLockedPurchase(tx, ended, 'PAGAMENTO_TARDIO', now, {
    set: { pago_em: payment.paidAt },
  });
  if (ended.estado === 'CANCELADA') {
    return requestRefund(tx, late.codigo, payment, 'Pagamento de compra cancelada', now);
  }
  if (isErased) return requestRefund(tx, late.codigo, payment, 'Conta excluída', now);
  if (!late.empresa && (await findSeatedPurchase(tx, late.id_pessoa, late.id_oferta))) {
    return requestRefund(tx, late.codigo, payment, 'Há outra compra desta turma', now);
  }
  if (!(await takeCouponBack(tx, late))) return letChoose(tx, late, now);
  const { id_pessoa: personId, id_oferta: offerId, vagas: seats } = late;
  if (!(await holdSeat(tx, { personId, offerId, seats, deadlineAt: null, now }))) {
    await freeCouponUse(tx, late.codigo);
    return letChoose(tx, late, now);
  }
  await enrol(tx, late, payment.paidAt, now);
}

async function letChoose(tx: Database, late: PurchaseRow, now: Date): Promise<void> {
  await changeLockedPurchase(tx, late, { escolha_ate: choiceEnd(now) });
  await enqueueNotification(tx, 'pagamento-tardio', late, now);
}
