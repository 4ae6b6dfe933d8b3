import { refusedField } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import { isSeatPaid, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import { withdrawBills } from '#/backend/modules/charges/close-charges.ts';
import { enqueueStaffRefundNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { bookSale } from '#/backend/modules/ledger/book.ts';
import { changeLockedPurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { endSeats, listSeats } from '#/backend/modules/orders/company-seat/company-seat-repository.ts';
import { notifyEndedStudents } from '#/backend/modules/orders/company-seat/invite-students.ts';
import { passSeatsOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { wrongState } from '#/backend/modules/orders/purchase-errors.ts';
import { endPaidEnrolment } from '#/backend/modules/refunds/end-enrolment.ts';
import { listPaid, type Paid } from '#/backend/modules/refunds/list-paid.ts';
import { listRefundsOf, newestOfParts } from '#/backend/modules/refunds/refund-repository.ts';
import { sumMoved } from '#/backend/modules/refunds/refund-request-repository.ts';
import { requestRefund } from '#/backend/modules/refunds/request-refund.ts';

export interface StaffRefund {
  /** Integer cents, above zero. */
  cents: number;
  ends: boolean;
  /** Positions of company seats that end with it, while the order goes on with the others. */
  seats: readonly number[];
  reason: string;
}

/** The part of a payment that isn't refunded or being refunded, in integer cents. */
interface PaymentLeft {
  payment: Paid;
  left: number;
}

export async function listLeft(db: Database, codigo: string): Promise<PaymentLeft[]> {
  const parts = newestOfParts(await listRefundsOf(db, [codigo]));
  const moved = await sumMoved(db, codigo);
  return (await listPaid(db, codigo)).map((payment) => {
    const { endToEndId, cents } = payment;
    const asked = parts
      .filter((part) => part.end_to_end_id === endToEndId)
      .reduce((sum, part) => sum + part.valor_centavos, 0);
    return { payment, left: Math.max(0, cents - asked - (moved.get(endToEndId) ?? 0)) };
  });
}

/** Whether the finance team may give back of a purchase in this state: of paid ones, also ended ones. */
export const isRefundable = (state: PurchaseState): boolean =>
  isSeatPaid(state) || state === 'ARREPENDIDA' || state === 'ESTORNADA';

/** @throws 409 `COMPRA_EM_OUTRO_ESTADO`, 422 `VALOR_ACIMA` */
export async function checkStaffRefund(
  db: Database,
  purchase: PurchaseRow,
  { cents, ends, seats }: StaffRefund,
): Promise<PaymentLeft[]> {
  const { codigo, estado } = purchase;
  if (!isRefundable(estado)) throw wrongState(estado);
  const payments = await listLeft(db, codigo);
  const left = payments.reduce((sum, payment) => sum + payment.left, 0);
  if (cents > left) {
    throw refusedField('VALOR_ACIMA', 'valor', `Restam ${formatBrl(left)} desta compra.`);
  }
  if (seats.length > 0 && (ends || !(await mayEndSeats(db, purchase, seats))))
    throw refusedField('VAGAS_INDISPONIVEIS', 'vagas', SEATS_CHANGED);
  if (cents === left && isSeatPaid(estado) && !ends) {
    throw refusedField('VALOR_ACIMA', 'valor', 'Para devolver tudo, encerre a matrícula.');
  }
  return payments;
}

const SEATS_CHANGED =
  'Escolha vagas que ainda não foram encerradas. Para encerrar todas, encerre a matrícula.';

/** Seats end by themselves while they and the order are in force, and the order keeps others. */
async function mayEndSeats(
  db: Database,
  { codigo, estado, vagas }: PurchaseRow,
  seats: readonly number[],
): Promise<boolean> {
  if (!isSeatPaid(estado) || seats.length >= vagas) return false;
  const inForce = (await listSeats(db, codigo)).filter(({ encerrada_em }) => encerrada_em === null);
  const positions = new Set(inForce.map(({ posicao }) => posicao));
  return seats.every((seat) => positions.has(seat));
}

/**
 * Refunds the last payment first: either the enrolment ends, or it stays at a lower price (REFUND-12). Call
 * it with the purchase locked; stop its charges and send the refunds afterwards.
 * @throws as `checkStaffRefund`
 */
export async function giveBackByStaff(
  tx: Database,
  purchase: PurchaseRow,
  refund: StaffRefund,
  now: Date,
): Promise<void> {
  const payments = await checkStaffRefund(tx, purchase, refund);
  const { codigo, estado } = purchase;
  const { cents, reason } = refund;
  const retained = payments.reduce((sum, { left }) => sum + left, 0) - cents;
  const ends = refund.ends && isSeatPaid(estado);
  if (ends) {
    await endPaidEnrolment(tx, purchase, reason, now, { set: { retido_centavos: retained } });
    await withdrawBills(tx, codigo);
  } else {
    const set = isSeatPaid(estado)
      ? {
          abatido_centavos: purchase.abatido_centavos + cents,
          vagas: purchase.vagas - refund.seats.length,
        }
      : { retido_centavos: retained };
    const changed = await changeLockedPurchase(tx, purchase, set);
    await bookSale(tx, changed, now);
    if (refund.seats.length > 0) await endCompanySeats(tx, purchase, refund.seats, now);
  }
  let toGive = cents;
  for (const { payment, left } of payments.toReversed()) {
    const most = Math.min(toGive, left);
    if (most > 0) toGive -= await requestRefund(tx, codigo, payment, reason, now, most);
  }
  if (toGive !== 0) throw new Error(`purchase ${codigo} has less left than was counted`);
  await enqueueStaffRefundNotification(
    tx,
    purchase,
    { cents, retained: ends ? retained : 0, ends, reason },
    now,
  );
}

async function endCompanySeats(
  tx: Database,
  purchase: PurchaseRow,
  positions: readonly number[],
  now: Date,
): Promise<void> {
  const ended = await endSeats(tx, purchase.codigo, positions, now);
  await passSeatsOn(tx, { offerId: purchase.id_oferta, seats: ended.length }, now);
  await notifyEndedStudents(tx, purchase, ended, now);
}
