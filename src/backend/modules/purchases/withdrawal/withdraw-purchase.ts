import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { withdrawalPeriod } from '#/domain/sale/refund/withdrawal.ts';
import { stopCharges } from '#/backend/modules/charges/close-charges.ts';
import { enqueueWithdrawalNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { endPaidEnrolment } from '#/backend/modules/refunds/end-enrolment.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { findPaidEnrolment } from '#/backend/modules/refunds/find-enrolment.ts';
import {
  listPurchaseEvents,
  lockPurchase,
  type PurchaseRow,
} from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { nothingToRefund, withdrawalOver, wrongState } from '#/backend/modules/orders/purchase-errors.ts';
import { giveBack } from '#/backend/modules/refunds/give-back.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';

/**
 * Cancels a paid purchase within 7 days (REFUND-1): frees seat and coupon, refunds all, and confirms by mail.
 * Idempotent.
 * @throws 404, 409 `COMPRA_EM_OUTRO_ESTADO`, `PRAZO_DE_ARREPENDIMENTO_ENCERRADO`, `SEM_PAGAMENTO`
 */
export async function withdrawPurchase(
  db: Database,
  payments: Payments,
  personId: number,
  codigo: string,
): Promise<PurchaseRow> {
  const { now } = payments;
  await requirePurchase(db, personId, codigo);
  await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const events = await listPurchaseEvents(tx, [codigo]);
    if (events.some(({ estado }) => estado === 'ARREPENDIDA')) return;
    if (!isSeatPaid(purchase.estado)) throw wrongState(purchase.estado);
    const period = withdrawalPeriod(findPaidEnrolment(purchase, events), now);
    if (!period.aberto) throw withdrawalOver(period.ate);
    const ended = await endPaidEnrolment(tx, purchase, 'Direito de arrependimento', now);
    const cents = await giveBack(tx, codigo, 'Direito de arrependimento', now);
    // Nothing went in for an order on an unpaid invoice, nor for one that costs its buyer nothing.
    const mayBeUnpaid = purchase.fatura_vencimento !== null || purchase.total_centavos === 0;
    if (cents === 0 && !mayBeUnpaid) throw nothingToRefund();
    await enqueueWithdrawalNotification(tx, ended, cents, now);
  });
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo).catch(() => undefined);
  return requirePurchase(db, personId, codigo);
}
