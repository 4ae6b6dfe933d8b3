import type { Database } from '#/backend/db/database.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { withdrawBills } from '../charges/close-charges.ts';
import { enqueueMoneyNotification } from '../orders/enqueue-notification.ts';
import type { PaymentEventRow } from '../charges/payment-event-repository.ts';
import { bookRefundEnded } from '../ledger/book.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { endPaidEnrolment } from './end-enrolment.ts';
import { finishReturned, isAllBack, sumGone } from './finish-returned.ts';
import type { MoveRow } from './provider-move-repository.ts';
import {
  finishRefund,
  listPaidByHand,
  listRefundsOfPayment,
  newestOfParts,
  type RefundRow,
  settleDebt,
} from './refund-repository.ts';
import { openSmaller } from './request-refund.ts';
import { reviewMatters } from './review-matters.ts';

/**
 * Follows money that moved without the shop (LEDGER-12): the seat stays during a dispute and is freed once
 * all was refunded; buyer and finance team are notified. Returns whether an enrolment ended. Call it with the
 * purchase locked.
 */
export async function followMoney(
  tx: Database,
  { purchase, payment }: { purchase: PurchaseRow; payment: PaymentEventRow },
  changed: readonly MoveRow[],
  now: Date,
): Promise<boolean> {
  await payDebts(tx, payment, changed, now);
  const isEnded = isSeatPaid(purchase.estado) && changed.length > 0 && (await isAllBack(tx, purchase));
  if (isEnded) {
    await endPaidEnrolment(tx, purchase, describeLoss(changed), now, { to: 'ESTORNADA' });
    await withdrawBills(tx, purchase.codigo);
    await enqueueMoneyNotification(
      tx,
      'matricula-encerrada-pelo-banco',
      purchase,
      sumOf(changed, 'FEITO'),
      now,
    );
  } else {
    if (isSeatPaid(purchase.estado) && sumOf(changed, 'ABERTO') > 0)
      await enqueueMoneyNotification(tx, 'pagamento-contestado', purchase, sumOf(changed, 'ABERTO'), now);
    await finishReturned(tx, purchase, 'O banco devolveu o valor', now);
  }
  await reviewMatters(tx, purchase.codigo, now);
  return isEnded;
}

/**
 * A refund that the bank had refused is owed no more once its panel made it, and never more of a payment is
 * owed than the shop still has of it.
 */
async function payDebts(
  tx: Database,
  payment: PaymentEventRow,
  changed: readonly MoveRow[],
  now: Date,
): Promise<void> {
  const debts = await listDebts(tx, payment.id_evento);
  for (const move of changed) {
    if (move.tipo !== 'DEVOLUCAO' || move.status !== 'FEITO') continue;
    const paid = debts.findIndex(({ valor_centavos: cents }) => cents === move.centavos);
    const [debt] = paid === -1 ? [] : debts.splice(paid, 1);
    if (debt) await lowerDebt(tx, debt, 0, now);
  }
  let left = Math.max(0, payment.valor_centavos - (await sumGone(tx, payment.id_evento)));
  for (const debt of debts) {
    const cents = Math.min(left, debt.valor_centavos);
    if (cents < debt.valor_centavos) await lowerDebt(tx, debt, cents, now);
    left -= cents;
  }
}

async function listDebts(tx: Database, endToEndId: string): Promise<RefundRow[]> {
  const rows = newestOfParts(await listRefundsOfPayment(tx, endToEndId)).filter(
    ({ status, quitada_em, a_mao_desde }) =>
      status === 'NAO_REALIZADO'
        ? quitada_em === null
        : status === 'EM_PROCESSAMENTO' && a_mao_desde !== null,
  );
  const paid = await listPaidByHand(tx, rows);
  return rows.filter(({ id }) => !paid.has(id));
}

async function lowerDebt(tx: Database, debt: RefundRow, cents: number, now: Date): Promise<void> {
  if (debt.status === 'EM_PROCESSAMENTO') {
    const given = await finishRefund(tx, debt.id, { status: 'NAO_REALIZADO' }, now);
    if (!given) return;
    await bookRefundEnded(tx, given, 'NAO_REALIZADO', now);
  }
  if (cents > 0) await openSmaller(tx, debt, cents, now);
  else await settleDebt(tx, debt.id, 'PROVEDOR', now);
}

const sumOf = (moves: readonly MoveRow[], status: MoveRow['status']) =>
  moves
    .filter((move) => move.status === status && move.tipo !== 'TARIFA')
    .reduce((sum, { centavos }) => sum + centavos, 0);

const describeLoss = (changed: readonly MoveRow[]) =>
  changed.some(({ tipo }) => tipo === 'DEVOLUCAO')
    ? 'O banco devolveu o valor'
    : 'Pagamento contestado: o banco devolveu o valor';
