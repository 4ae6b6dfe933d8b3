import type { Database } from '#/backend/db/database.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { pixEnd, PIX_RENEWALS_A_DAY } from '#/domain/sale/charge-state.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import { takeCouponBack } from '#/backend/modules/orders/coupon/take-coupon-back.ts';
import { endHold, expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { holdSeat } from '#/backend/modules/seats/hold-seat.ts';
import { lockPurchaseOfPerson } from '#/backend/modules/orders/purchase/lock-purchase-of-person.ts';
import { movePurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import { enqueueNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { describeCharge, openPixCharge, registerCharge } from './pix-charge.ts';
import { countRenewals, listCharges } from '#/backend/modules/charges/charge-repository.ts';
import { closeCharges } from '#/backend/modules/charges/close-charges.ts';
import { findSeatedPurchase, findWaitingOrder, isDue } from '#/backend/modules/seats/hold.ts';
import { pixNotFound, pixRenewalRefused } from '#/backend/modules/orders/purchase-errors.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';

/**
 * Makes a new Pix for an expired purchase: a seat must be free, nothing paid, and at most 5
 * times a day (PIX-3), counted over all purchases of the offer by the same person. The earlier
 * charges become SUBSTITUIDA.
 * @throws 404, else 409 with the message of PIX-3
 */
export async function regenerateCharge(
  db: Database,
  payments: Payments,
  personId: number,
  codigo: string,
): Promise<PixCharge> {
  const { now, pix } = payments;
  const { id_oferta: offerId } = await requirePurchase(db, personId, codigo);
  await expireDueHolds(db, payments, { offerId });
  const charge = await db.transaction(async (tx) => {
    const held = await holdAgain(tx, codigo, now);
    await closeCharges(tx, codigo, 'replace');
    const opened = await openPixCharge(tx, held, now, { isRenewal: true });
    await enqueueNotification(tx, 'cobranca-criada', held, now);
    return opened;
  });
  const registered = await registerCharge(db, pix, charge);
  return describeCharge(await requirePurchase(db, personId, codigo), registered, now);
}

async function holdAgain(tx: Database, codigo: string, now: Date): Promise<PurchaseRow> {
  const found = await lockPurchaseOfPerson(tx, codigo);
  if (!found || found.isErased) throw notSignedIn();
  const { purchase: locked } = found;
  if ((await listCharges(tx, codigo)).length === 0) throw pixNotFound();
  const expired = isDue(locked, now) ? await endHold(tx, locked, 'EXPIRADA', now) : locked;
  const today = calendarDay(now);
  const findOther = locked.empresa ? findWaitingOrder : findSeatedPurchase;
  const allowed =
    expired?.estado === 'EXPIRADA' &&
    (await countRenewals(tx, expired, startOfDay(today))) < PIX_RENEWALS_A_DAY &&
    !(await findOther(tx, expired.id_pessoa, expired.id_oferta)) &&
    (await takeCouponBack(tx, expired)) &&
    (await holdSeat(tx, {
      personId: expired.id_pessoa,
      offerId: expired.id_oferta,
      seats: expired.vagas,
      deadlineAt: now,
      now,
    }));
  const held =
    allowed &&
    (await movePurchase(tx, expired, 'AGUARDANDO_PAGAMENTO', now, {
      detail: 'Novo Pix',
      set: { reserva_expira_em: pixEnd(now) },
    }));
  if (!held) throw pixRenewalRefused();
  return held;
}
