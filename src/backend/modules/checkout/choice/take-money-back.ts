import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { stopCharges } from '#/backend/modules/charges/close-charges.ts';
import { freeCouponUse } from '#/backend/modules/orders/coupon/coupon-repository.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import {
  lockPurchase,
  updatePurchaseIn,
  type PurchaseRow,
} from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { nothingToChoose } from '#/backend/modules/orders/purchase-errors.ts';
import { giveBack } from '#/backend/modules/refunds/give-back.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { listRefundsOf } from '#/backend/modules/refunds/refund-repository.ts';
import { listOpenChanges } from '#/backend/modules/charges/choice-repository.ts';
import { endOpenChange } from './end-change.ts';

/** Refunds instead of moving to another offer (REFUND-8). Idempotent. @throws 404, 409 `ESCOLHA_ENCERRADA` */
export async function takeMoneyBack(
  db: Database,
  payments: Payments,
  personId: number,
  codigo: string,
): Promise<PurchaseRow> {
  await requirePurchase(db, personId, codigo);
  const isMade = await returnMoney(db, payments, codigo, { motivo: 'Dinheiro de volta, a seu pedido' });
  if (!isMade && (await listRefundsOf(db, [codigo])).length === 0) throw nothingToChoose();
  return requirePurchase(db, personId, codigo);
}

/**
 * Refunds all that was paid and ends the choice. False when there is no choice, or it lasts beyond `dueBy`.
 */
export async function returnMoney(
  db: Database,
  payments: Payments,
  codigo: string,
  { motivo, dueBy }: { motivo: string; dueBy?: Date },
): Promise<boolean> {
  const { now } = payments;
  const isMade = await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, codigo);
    if (!purchase?.escolha_ate || (dueBy && purchase.escolha_ate > dueBy)) return false;
    if (dueBy && (await listOpenChanges(tx, [codigo])).length > 0) return false;
    await updatePurchaseIn(tx, codigo, purchase.estado, { escolha_ate: null });
    await freeCouponUse(tx, codigo);
    await endOpenChange(tx, purchase, now);
    await giveBack(tx, codigo, motivo, now);
    return true;
  });
  if (!isMade) return false;
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo).catch(() => undefined);
  return true;
}
