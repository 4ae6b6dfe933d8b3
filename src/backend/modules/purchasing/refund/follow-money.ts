import type { Database } from '#/backend/db/database.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { withdrawBills } from '../charge/close-charges.ts';
import { enqueueMoneyNotice } from '../enqueue-notice.ts';
import type { PurchaseRow } from '../purchase/purchase-repository.ts';
import { endEnrolment } from './end-enrolment.ts';
import { finishReturned, isAllBack } from './finish-returned.ts';
import type { MoveRow } from './provider-move-repository.ts';
import { listRefundsOfPayment, newestOfParts, settleDebt } from './refund-repository.ts';
import { reviewMatters } from './review-matters.ts';

/**
 * What follows from money that moved without the shop (LEDGER-12): the seat stays while a payment is
 * disputed, and is free once all that was paid has gone back; a debt that the provider paid so is paid; the
 * buyer is told, and the finance team has its matter. Returns whether an enrolment ended by it. Call it with
 * the purchase locked.
 */
export async function followMoney(
  tx: Database,
  purchase: PurchaseRow,
  changed: readonly MoveRow[],
  now: Date,
): Promise<boolean> {
  for (const move of changed) await payDebt(tx, move, now);
  const isEnded = isSeatPaid(purchase.estado) && changed.length > 0 && (await isAllBack(tx, purchase));
  if (isEnded) {
    await endEnrolment(tx, purchase, describeLoss(changed), now, { to: 'ESTORNADA' });
    await withdrawBills(tx, purchase.codigo);
    await enqueueMoneyNotice(tx, 'matricula-encerrada-pelo-banco', purchase, sumOf(changed, 'FEITO'), now);
  } else {
    if (isSeatPaid(purchase.estado) && sumOf(changed, 'ABERTO') > 0)
      await enqueueMoneyNotice(tx, 'pagamento-contestado', purchase, sumOf(changed, 'ABERTO'), now);
    await finishReturned(tx, purchase, 'O banco devolveu o valor', now);
  }
  await reviewMatters(tx, purchase.codigo, now);
  return isEnded;
}

/** A refund that the bank had refused, and that was made in its panel afterwards, is owed no more. */
async function payDebt(tx: Database, move: MoveRow, now: Date): Promise<void> {
  if (move.tipo !== 'DEVOLUCAO' || move.status !== 'FEITO') return;
  const debts = newestOfParts(await listRefundsOfPayment(tx, move.id_evento)).filter(
    ({ status, quitada_em }) => status === 'NAO_REALIZADO' && quitada_em === null,
  );
  const paid = debts.find(({ valor_centavos }) => valor_centavos === move.centavos);
  if (paid) await settleDebt(tx, paid.id, 'PROVEDOR', now);
}

const sumOf = (moves: readonly MoveRow[], status: MoveRow['status']) =>
  moves
    .filter((move) => move.status === status && move.tipo !== 'TARIFA')
    .reduce((sum, { centavos }) => sum + centavos, 0);

const describeLoss = (changed: readonly MoveRow[]) =>
  changed.some(({ tipo }) => tipo === 'DEVOLUCAO')
    ? 'O banco devolveu o valor'
    : 'Pagamento contestado: o banco devolveu o valor';
