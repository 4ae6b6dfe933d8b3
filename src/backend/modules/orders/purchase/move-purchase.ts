import type { Database } from '#/backend/db/database.ts';
import { isSaleInForce } from '#/domain/finance/ledger.ts';
import { canMovePurchase, holdsSeat, isSeatPaid, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import { bookSale } from '#/backend/modules/ledger/book.ts';
import { endMatter } from '#/backend/modules/ledger/matter-repository.ts';
import { insertPurchaseEvent, updatePurchaseIn, type PurchaseRow } from './purchase-repository.ts';

/**
 * One step in one conditional UPDATE, with its history and bookings (LEDGER-3); undefined when the state has
 * changed. Call it in a transaction.
 * @throws for a step the state machine doesn't have
 */
export async function movePurchase(
  db: Database,
  purchase: Pick<PurchaseRow, 'codigo' | 'estado'>,
  to: PurchaseState,
  at: Date,
  extra: { detail?: string; set?: Partial<PurchaseRow> } = {},
): Promise<PurchaseRow | undefined> {
  const { codigo, estado } = purchase;
  if (!canMovePurchase(estado, to)) throw new Error(`a purchase never goes from ${estado} to ${to}`);
  const moved = await updatePurchaseIn(db, codigo, estado, {
    escolha_ate: null,
    ...extra.set,
    estado: to,
    vaga_retida: holdsSeat(to),
  });
  if (moved) {
    await insertPurchaseEvent(db, {
      codigo_compra: codigo,
      estado: to,
      detalhe: extra.detail ?? null,
      em: at,
    });
    if (isSaleInForce(estado) !== isSaleInForce(to) || to === 'PAGA') await bookSale(db, moved, at);
    if (isSeatPaid(estado) && !holdsSeat(to)) await releaseEmployer(db, moved, at);
  }
  return moved;
}

/**
 * As {@link movePurchase}, for a purchase that the transaction has locked.
 * @throws when it was changed all the same
 */
export async function moveLockedPurchase(...step: Parameters<typeof movePurchase>): Promise<PurchaseRow> {
  return requireLocked(await movePurchase(...step), step[1].codigo);
}

/** As {@link updatePurchaseIn}, for a purchase that the transaction has locked. */
export async function changeLockedPurchase(
  tx: Database,
  { codigo, estado }: Pick<PurchaseRow, 'codigo' | 'estado'>,
  set: Partial<PurchaseRow>,
): Promise<PurchaseRow> {
  return requireLocked(await updatePurchaseIn(tx, codigo, estado, set), codigo);
}

function requireLocked(changed: PurchaseRow | undefined, codigo: string): PurchaseRow {
  if (!changed) throw new Error(`purchase ${codigo} was changed under its lock`);
  return changed;
}

/** An employer owes nothing for an enrolment that ended before the finance team invoiced it (ASSISTED-18). */
async function releaseEmployer(db: Database, { codigo, custeio }: PurchaseRow, at: Date): Promise<void> {
  if (custeio?.tipo !== 'EMPREGADOR') return;
  const key = { tipo: 'EMPRESA_A_COBRAR', referencia: codigo } as const;
  await endMatter(db, key, { desfecho: 'RESOLVIDA', nota: 'A matrícula terminou.' }, at);
}
