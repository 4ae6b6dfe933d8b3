import type { Database } from '#/backend/db/database.ts';
import { movePurchase } from '../orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { listPaid } from './list-paid.ts';
import { sumMovedAway } from './provider-move-repository.ts';
import { listRefundsOfPayment } from './refund-repository.ts';

/** Ends a purchase that waits for its money to be back, once all of it is. Call it with the row locked. */
export async function finishReturned(
  tx: Database,
  purchase: PurchaseRow,
  detail: string,
  now: Date,
): Promise<void> {
  const { estado } = purchase;
  const awaits = estado === 'PAGAMENTO_TARDIO' || estado === 'ARREPENDIDA' || estado === 'TURMA_CANCELADA';
  if (awaits && (await isAllBack(tx, purchase)))
    await movePurchase(tx, purchase, 'ESTORNADA', now, { detail });
}

export async function isAllBack(
  tx: Database,
  { codigo, retido_centavos: retained }: PurchaseRow,
): Promise<boolean> {
  const paid = await listPaid(tx, codigo);
  let missing = 0;
  for (const { endToEndId, cents } of paid) missing += Math.max(0, cents - (await sumGone(tx, endToEndId)));
  return paid.length > 0 && missing <= retained;
}

/** Cents of a payment that its payer has again. */
export async function sumGone(tx: Database, endToEndId: string): Promise<number> {
  const rows = await listRefundsOfPayment(tx, endToEndId);
  const given = rows.filter(({ status, quitacao }) => status === 'DEVOLVIDO' || quitacao === 'A_MAO');
  const away = await sumMovedAway(tx, endToEndId);
  return given.reduce((sum, { valor_centavos: cents }) => sum + cents, away);
}
