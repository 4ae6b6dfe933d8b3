import type { Database } from '#/backend/db/database.ts';
import { guardiansPart, purchaseNotFound } from '../purchase-errors.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { findPurchaseMadeBy, findPurchaseOf, listStates, type PurchaseRow } from './purchase-repository.ts';

/**
 * A purchase that the person may accept, pay and withdraw from.
 * @throws 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing one and another person's; 403
 * `COMPRA_DO_RESPONSAVEL` where the guardian decides (GUARDIAN-2)
 */
export async function requirePurchase(db: Database, personId: number, codigo: string): Promise<PurchaseRow> {
  const purchase = await requireSeenPurchase(db, personId, codigo);
  if (!isContractingParty(purchase, personId)) throw guardiansPart();
  return purchase;
}

/**
 * A purchase that the person may view, and cancel before payment.
 * @throws 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing one and another person's
 */
export async function requireSeenPurchase(
  db: Database,
  personId: number,
  codigo: string,
): Promise<PurchaseRow> {
  const purchase = await findPurchaseOf(db, personId, codigo);
  if (!purchase) throw purchaseNotFound();
  return purchase;
}

/** A purchase that the person made. @throws 404 `COMPRA_NAO_ENCONTRADA` */
export async function requirePurchaseMadeBy(
  db: Database,
  personId: number,
  codigo: string,
): Promise<PurchaseRow> {
  const purchase = await findPurchaseMadeBy(db, personId, codigo);
  if (!purchase) throw purchaseNotFound();
  return purchase;
}

export function isContractingParty(
  { id_pessoa, responsavel, id_responsavel }: PurchaseRow,
  personId: number,
): boolean {
  return (responsavel ? id_responsavel : id_pessoa) === personId;
}

/** The state of a purchase by the clock, whosever it is; undefined for a missing one. */
export async function findPurchaseState(
  db: Database,
  codigo: string,
  now: Date,
): Promise<PurchaseState | undefined> {
  return (await findPurchaseStates(db, [codigo], now)).get(codigo);
}

export async function findPurchaseStates(
  db: Database,
  codes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PurchaseState>> {
  const rows = await listStates(db, codes);
  return new Map(rows.map((row) => [row.codigo, stateAt(row, now)]));
}
