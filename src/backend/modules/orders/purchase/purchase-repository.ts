import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { sharingSeats } from '#/backend/db/offer/programme-seats.ts';
import { purchaseEvents, purchases } from '#/backend/db/schema/purchasing.ts';
import {
  isSeatPaid,
  purchaseStates,
  waitingStates,
  type PurchaseState,
} from '#/domain/sale/purchase-state.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
export type PurchaseEventRow = typeof purchaseEvents.$inferSelect;

/**
 * Undefined when the key was used, or the person has a live purchase of the offer. Waits for a concurrent
 * insert of the same key.
 */
export async function insertPurchase(
  db: Database,
  row: typeof purchases.$inferInsert,
): Promise<PurchaseRow | undefined> {
  const [inserted] = await db.insert(purchases).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findPurchaseByKey(db: Database, personId: number, key: string) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id_pessoa, personId), eq(purchases.chave_idempotencia, key)));
  return row;
}

export async function findPurchaseOf(db: Database, personId: number, codigo: string) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.codigo, codigo), isOf(personId)));
  return row;
}

export async function findPurchaseMadeBy(db: Database, personId: number, codigo: string) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.codigo, codigo), eq(purchases.id_pessoa, personId)));
  return row;
}

const isOf = (personId: number) =>
  or(eq(purchases.id_pessoa, personId), eq(purchases.id_responsavel, personId));

/** Names another guardian. Call it with the purchase locked. */
export async function setGuardian(
  db: Database,
  codigo: string,
  responsavel: PurchaseRow['responsavel'],
  id_responsavel: number | null,
): Promise<PurchaseRow> {
  return setUnderLock(db, codigo, { responsavel, id_responsavel });
}

/** Makes a purchase a guardian's own. Call it with the purchase locked. */
export async function setGuardianPerson(
  db: Database,
  codigo: string,
  id_responsavel: number,
): Promise<PurchaseRow> {
  return setUnderLock(db, codigo, { id_responsavel });
}

async function setUnderLock(db: Database, codigo: string, set: Partial<PurchaseRow>): Promise<PurchaseRow> {
  const [row] = await db.update(purchases).set(set).where(eq(purchases.codigo, codigo)).returning();
  return row!;
}

/** Doesn't check the owner: the caller must. */
export async function findPurchase(db: Database, codigo: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(purchases).where(eq(purchases.codigo, codigo));
  return row;
}

export async function listStates(db: Database, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const { codigo, estado, reserva_expira_em } = purchases;
  return db
    .select({ codigo, estado, reserva_expira_em })
    .from(purchases)
    .where(inArray(codigo, [...codes]));
}

export async function lockPurchase(db: Database, codigo: string) {
  const [row] = await db.select().from(purchases).where(eq(purchases.codigo, codigo)).for('update');
  return row;
}

/** As {@link lockPurchase}, for an expired hold; undefined also when another transaction has it locked. */
export async function lockDuePurchase(db: Database, codigo: string, now: Date) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.codigo, codigo), isDueAt(now)))
    .for('update', { skipLocked: true });
  return row;
}

/** Newest first. */
export async function listPurchasesOf(db: Database, personId: number, page: number, pageSize: number) {
  const mine = isOf(personId);
  const rows = await db
    .select()
    .from(purchases)
    .where(mine)
    .orderBy(desc(purchases.criado_em), desc(purchases.codigo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(purchases).where(mine);
  return { rows, total: total?.count ?? 0 };
}

/**
 * Changes a purchase that is still in the given state, in one conditional UPDATE; undefined when it isn't.
 */
export async function updatePurchaseIn(
  db: Database,
  codigo: string,
  state: PurchaseState,
  set: Partial<typeof purchases.$inferInsert>,
): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .update(purchases)
    .set(set)
    .where(and(eq(purchases.codigo, codigo), eq(purchases.estado, state)))
    .returning();
  return row;
}

export async function markMeasured(db: Database, codigo: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(purchases)
    .set({ medida_em: now })
    .where(
      and(
        eq(purchases.codigo, codigo),
        isNull(purchases.medida_em),
        isNotNull(purchases.pago_em),
        inArray(purchases.estado, purchaseStates.filter(isSeatPaid)),
      ),
    )
    .returning({ codigo: purchases.codigo });
  return marked.length > 0;
}

function isDueAt(now: Date) {
  return and(inArray(purchases.estado, waitingStates), lte(purchases.reserva_expira_em, now));
}

export type HoldScope = { offerId?: number; personId?: number; codigo?: string };

export interface DueHold {
  codigo: string;
  id_oferta: number;
  reserva_expira_em: Date;
}

export async function listDueHolds(
  db: Database,
  now: Date,
  limit: number,
  { offerId, personId, codigo }: HoldScope,
  except: { offers: readonly number[]; codes: readonly string[] },
): Promise<DueHold[]> {
  return db
    .select({
      codigo: purchases.codigo,
      id_oferta: purchases.id_oferta,
      reserva_expira_em: purchases.reserva_expira_em,
    })
    .from(purchases)
    .where(
      and(
        isDueAt(now),
        offerId === undefined ? undefined : sql`${purchases.id_oferta} = ${sharingSeats(offerId)}`,
        personId === undefined ? undefined : eq(purchases.id_pessoa, personId),
        codigo === undefined ? undefined : eq(purchases.codigo, codigo),
        except.offers.length === 0 ? undefined : notInArray(purchases.id_oferta, [...except.offers]),
        except.codes.length === 0 ? undefined : notInArray(purchases.codigo, [...except.codes]),
      ),
    )
    .orderBy(asc(purchases.reserva_expira_em))
    .limit(limit);
}

export async function insertPurchaseEvent(db: Database, event: typeof purchaseEvents.$inferInsert) {
  await db.insert(purchaseEvents).values(event);
}

/** Oldest first. */
export async function listPurchaseEvents(db: Database, codigos: string[]): Promise<PurchaseEventRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(purchaseEvents)
    .where(inArray(purchaseEvents.codigo_compra, codigos))
    .orderBy(asc(purchaseEvents.id));
}
