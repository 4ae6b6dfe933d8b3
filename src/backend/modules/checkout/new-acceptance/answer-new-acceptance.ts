import type { Database } from '#/backend/db/database.ts';
import { isDue, isWaiting } from '#/backend/modules/seats/hold.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import {
  findAcceptance,
  findOpenAcceptance,
  finishAcceptance,
  isPostponement,
  isStillAsked,
  type NewAcceptanceRow,
} from '#/backend/modules/orders/agreement/agreement-repository.ts';
import { stopCharges } from '#/backend/modules/charges/close-charges.ts';
import { enqueueWithdrawalNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { endHold } from '#/backend/modules/charges/end-hold.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { changeLockedPurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import { lockPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  newAcceptanceChanged,
  nothingToAccept,
  nothingToAcceptYet,
  purchaseExpired,
  termsChanged,
} from '#/backend/modules/orders/purchase-errors.ts';
import { endPaidEnrolment } from '#/backend/modules/refunds/end-enrolment.ts';
import { giveBack } from '#/backend/modules/refunds/give-back.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { requireTermsInForce } from '#/backend/modules/orders/terms/accept-terms.ts';

const REFUSED = 'Novas condições recusadas';

export interface NewAnswer {
  pedido: string;
  resposta: 'ACEITO' | 'RECUSADO';
  versao: string;
  sha256: string;
  ip: string | null;
}

/**
 * Accepts a changed purchase with the terms in force, which stores version, hash, time and address as the
 * first acceptance did; or refuses it, which cancels an unpaid one and gives all that was paid back
 * (ACCEPTANCE-3). The same answer again changes nothing.
 * @throws 404, 409 `NOVO_ACEITE_SEM_PENDENCIA`, `NOVO_ACEITE_MUDOU`, `CONTRATO_MUDOU`, `COMPRA_EXPIRADA`
 */
export async function answerNewAcceptance(
  db: Database,
  payments: Payments,
  personId: number,
  codigo: string,
  answer: NewAnswer,
): Promise<PurchaseRow> {
  const { now } = payments;
  await requirePurchase(db, personId, codigo);
  const isRefusal = await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    const request = await findOpenAcceptance(tx, codigo);
    if (request?.id !== answer.pedido) {
      const known = await findAcceptance(tx, answer.pedido);
      if (known?.codigo_compra === codigo && known.status === answer.resposta) return false;
      throw request ? newAcceptanceChanged() : nothingToAccept();
    }
    if (isDue(purchase, now)) throw purchaseExpired();
    await (answer.resposta === 'ACEITO'
      ? accept(tx, purchase, { request, answer, now })
      : refuse(tx, purchase, now));
    await finishAcceptance(tx, codigo, answer.resposta, now);
    return answer.resposta === 'RECUSADO';
  });
  if (isRefusal) {
    await stopCharges(db, payments, codigo);
    await sendRefunds(db, payments, codigo).catch(() => undefined);
  }
  return requirePurchase(db, personId, codigo);
}

async function accept(
  tx: Database,
  purchase: PurchaseRow,
  { request, answer, now }: { request: NewAcceptanceRow; answer: NewAnswer; now: Date },
): Promise<void> {
  if (!(await isStillAsked(tx, now, purchase.codigo))) throw newAcceptanceChanged();
  if (isPostponement(request)) throw nothingToAcceptYet();
  const inForce = await requireTermsInForce(tx, now);
  if (answer.versao !== inForce.versao || answer.sha256 !== inForce.sha256) throw termsChanged();
  await changeLockedPurchase(tx, purchase, {
    contrato_versao: inForce.versao,
    contrato_sha256: inForce.sha256,
    aceite_em: now,
    aceite_ip: answer.ip,
    turma_aceita: request.turma,
    total_aceito_centavos: request.total_centavos,
  });
}

async function refuse(tx: Database, purchase: PurchaseRow, now: Date): Promise<void> {
  if (isWaiting(purchase.estado)) {
    if (!(await endHold(tx, purchase, 'CANCELADA', now)))
      throw new Error(`purchase ${purchase.codigo} was changed under its lock`);
    return;
  }
  const ended = await endPaidEnrolment(tx, purchase, REFUSED, now);
  const cents = await giveBack(tx, purchase.codigo, REFUSED, now);
  if (cents > 0 || purchase.total_centavos === 0) await enqueueWithdrawalNotification(tx, ended, cents, now);
}
