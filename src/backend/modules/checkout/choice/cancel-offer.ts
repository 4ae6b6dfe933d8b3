import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { closeLists } from '#/backend/modules/seats/close-lists.ts';
import { passSeatsOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { canMovePurchase } from '#/domain/sale/purchase-state.ts';
import { leavingOf } from '#/domain/sale/refund/leaving-offer.ts';
import { choiceEnd } from '#/domain/sale/refund/offer-choice.ts';
import { stopCharges, withdrawBills } from '#/backend/modules/charges/close-charges.ts';
import { freeCouponUse } from '#/backend/modules/orders/coupon/coupon-repository.ts';
import { enqueueNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { lockPurchaseOfPerson } from '#/backend/modules/orders/purchase/lock-purchase-of-person.ts';
import { movePurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import { giveBack } from '#/backend/modules/refunds/give-back.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import {
  markOfferCancelled,
  isCancelledOffer,
  listOfCancelledOffers,
} from '#/backend/modules/charges/choice-repository.ts';
import { endDeadChanges } from './end-change.ts';

const batchSize = 50;

interface StaffAct {
  loginId: number;
  requestId: string;
  /** Runs once no seat is sold any more; what it returns is recorded, what it throws undoes all. */
  confirm?: (tx: Database) => Promise<Record<string, unknown>>;
}

/**
 * Cancels an offer (REFUND-11) and notifies its buyers and its waiting list. Idempotent. Failures are retried
 * by a job.
 * @throws 404 `TURMA_NAO_ENCONTRADA`
 */
export async function cancelOffer(
  db: Database,
  payments: Payments,
  offerId: number,
  { loginId, requestId, confirm }: StaffAct,
): Promise<void> {
  const { now } = payments;
  await db.transaction(async (tx) => {
    const isNew = await markOfferCancelled(tx, offerId);
    if (isNew === undefined) throw offerNotFound();
    if (!isNew) return;
    await recordAct(tx, {
      acao: 'CANCELOU_TURMA',
      loginId,
      personId: null,
      objeto: `turma ${offerId}`,
      requestId,
      ...(confirm && { dados: await confirm(tx) }),
      at: now,
    });
  });
  await followCancelledOffers(db, payments, offerId);
}

/**
 * Ends purchases of cancelled offers, also of imported ones: unpaid ones are cancelled, paid ones may choose
 * (REFUND-11). Returns how many purchases moved.
 */
export async function followCancelledOffers(
  db: Database,
  payments: Payments,
  offerId?: number,
): Promise<number> {
  let moved = 0;
  await closeLists(db, payments.now, offerId);
  await endDeadChanges(db, payments);
  for (;;) {
    const codigos = await listOfCancelledOffers(db, batchSize, offerId);
    const { done, failures } = await workOneByOne(
      codigos,
      (codigo) => codigo,
      (codigo) => leaveOffer(db, payments, codigo),
    );
    throwFailures(failures, 'purchases of cancelled offers could not be moved');
    moved += done;
    if (codigos.length < batchSize) return moved;
  }
}

async function leaveOffer(db: Database, payments: Payments, codigo: string): Promise<boolean> {
  const { now } = payments;
  const isMoved = await db.transaction(async (tx) => {
    const found = await lockPurchaseOfPerson(tx, codigo);
    if (!found || !canMovePurchase(found.purchase.estado, 'TURMA_CANCELADA')) return false;
    const { purchase, isErased } = found;
    if (!(await isCancelledOffer(tx, purchase.id_oferta))) return false;
    const leaving = leavingOf(purchase, isErased);
    const chooses = leaving === 'CHOOSES';
    const set = { escolha_ate: chooses ? choiceEnd(now) : null, escolha_lembrada_em: null };
    const moved = await movePurchase(tx, purchase, 'TURMA_CANCELADA', now, { set });
    if (!moved) return false;
    if (!chooses) await freeCouponUse(tx, codigo);
    await passSeatsOn(tx, { offerId: purchase.id_oferta, seats: purchase.vagas }, now);
    if (leaving === 'GIVEN_BACK') await giveBack(tx, codigo, 'Turma cancelada', now);
    else await withdrawBills(tx, codigo);
    await enqueueNotification(tx, chooses ? 'turma-cancelada' : 'turma-cancelada-sem-pagamento', moved, now);
    return true;
  });
  if (!isMoved) return false;
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo).catch(() => undefined);
  return true;
}
