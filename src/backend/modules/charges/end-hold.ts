import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatsOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { freeCouponUse } from '../orders/coupon/coupon-repository.ts';
import { enqueueGuardianLapse } from '../orders/enqueue-notification.ts';
import { movePurchase } from '../orders/purchase/move-purchase.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { endChargeAt, listOpenBills } from './charge-repository.ts';
import { hasPendingPayment } from './payment-event-repository.ts';
import { askBeforeEnd } from './ask-before-end.ts';
import { closeCharges } from './close-charges.ts';
import { findBill } from './bill.ts';
import { isWaiting } from '#/backend/modules/seats/hold.ts';
import {
  type DueHold,
  listDueHolds,
  lockDuePurchase,
  lockPurchase,
  updatePurchaseIn,
  type HoldScope,
  type PurchaseRow,
} from '../orders/purchase/purchase-repository.ts';

const batchSize = 200;

/**
 * Ends a hold before payment: gives seat and coupon back and closes the charges, exactly once, since all
 * hangs on the one conditional UPDATE of the purchase. Undefined when the purchase had moved on. Call it
 * in a transaction.
 */
export async function endHold(
  db: Database,
  purchase: PurchaseRow,
  to: 'EXPIRADA' | 'CANCELADA',
  at: Date,
): Promise<PurchaseRow | undefined> {
  const ended = await movePurchase(db, purchase, to, at);
  if (!ended) return undefined;
  await closeCharges(db, purchase.codigo, 'expire');
  await freeCouponUse(db, purchase.codigo);
  await passSeatsOn(db, { offerId: purchase.id_oferta, seats: purchase.vagas }, at);
  const isLapse = to === 'EXPIRADA' && purchase.responsavel && purchase.estado === 'AGUARDANDO_ACEITE';
  if (isLapse) await enqueueGuardianLapse(db, ended, at);
  return ended;
}

/**
 * Ends the hold of a charge at once, as if its time had run out; does nothing when the purchase
 * waits no more.
 */
export async function expireCharge(db: Database, txid: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const bill = await findBill(tx, txid);
    const purchase = bill && (await lockPurchase(tx, bill.charge.codigo_compra));
    if (!purchase || bill.charge.status !== 'ATIVA' || !isWaiting(purchase.estado)) return;
    await endChargeAt(tx, purchase.codigo, now);
    if (purchase.reserva_expira_em > now) {
      await updatePurchaseIn(tx, purchase.codigo, purchase.estado, { reserva_expira_em: now });
    }
    await endHold(tx, purchase, 'EXPIRADA', now);
  });
}

/**
 * Ends expired holds and returns how many. The provider is asked first (PIX-11), and holds with a payment are
 * left to applyPayment. Rows locked by another transaction are skipped, so any number of instances may run
 * this. Never call it within a transaction: each hold ends in its own.
 */
export async function expireDueHolds(
  db: Database,
  payments: Payments,
  scope: HoldScope = {},
): Promise<number> {
  let expired = 0;
  const except = { offers: [] as number[], codes: [] as string[] };
  const failures: unknown[] = [];
  const expire = async (holds: readonly DueHold[]) => {
    const worked = await workOneByOne(
      holds,
      (hold) => hold.id_oferta,
      async ({ codigo }) => {
        const isEnded = await expireIfFree(db, codigo, payments.now);
        if (!isEnded) except.codes.push(codigo);
        return isEnded;
      },
    );
    expired += worked.done;
    except.offers.push(...worked.failedKeys);
    failures.push(...worked.failures);
  };
  for (;;) {
    const due = await listDueHolds(db, payments.now, batchSize, scope, except);
    const bills = await listOpenBills(
      db,
      due.map(({ codigo }) => codigo),
    );
    const payable = new Set(bills.map(({ codigo }) => codigo));
    const asked = due.filter(({ codigo }) => payable.has(codigo));
    await expire(due.filter(({ codigo }) => !payable.has(codigo)));
    const waiting = await askBeforeEnd(db, payments, asked, bills);
    except.codes.push(...waiting);
    await expire(asked.filter(({ codigo }) => !waiting.has(codigo)));
    if (due.length < batchSize) break;
  }
  throwFailures(failures, 'holds could not be ended');
  return expired;
}

async function expireIfFree(db: Database, codigo: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const purchase = await lockDuePurchase(tx, codigo, now);
    if (!purchase || (await hasPendingPayment(tx, codigo, purchase.reserva_expira_em))) return false;
    return (await endHold(tx, purchase, 'EXPIRADA', now)) !== undefined;
  });
}
