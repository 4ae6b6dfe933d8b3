import type { Database } from '#/backend/db/database.ts';
import { listPurchasesOf } from '../orders/purchase/purchase-repository.ts';
import { describePurchases } from './purchase-view.ts';

const pageSize = 10;

/**
 * A page of 10 of the person's purchases, newest first: those they made and those they are the guardian of.
 */
export async function listOwnPurchases(db: Database, now: Date, personId: number, page: number) {
  const { rows, total } = await listPurchasesOf(db, personId, page, pageSize);
  return { itens: await describePurchases(db, rows, now, personId), totalItens: total, page };
}
