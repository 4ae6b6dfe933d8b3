import { and, arrayContains, asc, desc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { boletos, type BoletoReminder } from '#/backend/db/schema/purchasing.ts';
import { boletoMachine } from '#/domain/sale/charge-state.ts';
import { nextState, statesTaking } from '#/domain/sale/state-machine.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export type { BoletoReminder };
export type BoletoRow = typeof boletos.$inferSelect;

export async function insertBoletos(db: Database, rows: (typeof boletos.$inferInsert)[]): Promise<void> {
  await db.insert(boletos).values(rows);
}

export async function findBoleto(db: Database, id: string): Promise<BoletoRow | undefined> {
  const [row] = await db.select().from(boletos).where(eq(boletos.id, id));
  return row;
}

export async function listBoletosOfCharge(db: Database, txid: string): Promise<BoletoRow[]> {
  return db
    .select()
    .from(boletos)
    .where(eq(boletos.txid_cobranca, txid))
    .orderBy(asc(boletos.parcela), desc(boletos.criado_em), desc(boletos.id));
}

export async function listBoletosOf(db: Database, codigos: string[]): Promise<BoletoRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(boletos)
    .where(inArray(boletos.codigo_compra, codigos))
    .orderBy(asc(boletos.parcela), asc(boletos.criado_em));
}

export async function setRegistration(
  db: Database,
  id: string,
  registered: { nosso_numero: string; codigo_barras: string; documento_url: string | null },
): Promise<void> {
  await db.update(boletos).set(registered).where(eq(boletos.id, id));
}

export async function moveBoletosOfCharges(
  db: Database,
  txids: string[],
  event: 'replace' | 'withdraw',
): Promise<void> {
  if (txids.length > 0) await move(db, inArray(boletos.txid_cobranca, txids), event);
}

/** Lets one boleto, or all of one installment, that can take the event do so; returns how many did. */
export async function moveBoletos(
  db: Database,
  which: { id: string } | { txid: string; parcela: number },
  event: 'replace' | 'withdraw',
): Promise<number> {
  const condition =
    'id' in which
      ? eq(boletos.id, which.id)
      : and(eq(boletos.txid_cobranca, which.txid), eq(boletos.parcela, which.parcela));
  return move(db, condition, event);
}

export async function moveOverdueBoletos(db: Database, today: CalendarDay): Promise<void> {
  await move(db, lt(boletos.vencimento, today), 'fall-due');
}

async function move(
  db: Database,
  condition: ReturnType<typeof and>,
  event: 'replace' | 'withdraw' | 'fall-due',
): Promise<number> {
  const from = statesTaking(boletoMachine, event);
  const moved = await db
    .update(boletos)
    .set({ status: nextState(boletoMachine, from[0]!, event)! })
    .where(and(condition, inArray(boletos.status, from)))
    .returning({ id: boletos.id });
  return moved.length;
}

export async function concludeBoleto(db: Database, id: string, paidAt: Date, paymentId: string) {
  const paid = await db
    .update(boletos)
    .set({ status: 'PAGO', pago_em: paidAt, id_pagamento: paymentId })
    .where(and(eq(boletos.id, id), inArray(boletos.status, statesTaking(boletoMachine, 'pay'))))
    .returning({ id: boletos.id });
  return paid.length === 1;
}

/** Replaced or withdrawn boletos still open at a connected bank, of one purchase or of all. */
export async function listBoletosToWithdraw(
  db: Database,
  limit: number,
  connected: readonly string[],
  codigoCompra?: string,
): Promise<BoletoRow[]> {
  return db
    .select()
    .from(boletos)
    .where(
      and(
        inArray(boletos.status, ['SUBSTITUIDO', 'BAIXADO']),
        isNull(boletos.baixado_em),
        or(isNull(boletos.provedor), inArray(boletos.provedor, [...connected])),
        codigoCompra === undefined ? undefined : eq(boletos.codigo_compra, codigoCompra),
      ),
    )
    .orderBy(asc(boletos.criado_em))
    .limit(limit);
}

/** @throws when another provider was asked before */
export async function claimBoleto(db: Database, id: string, provedor: string): Promise<void> {
  const claimed = await db
    .update(boletos)
    .set({ provedor })
    .where(and(eq(boletos.id, id), or(isNull(boletos.provedor), eq(boletos.provedor, provedor))))
    .returning({ id: boletos.id });
  if (claimed.length === 0) throw new Error('another provider was asked to take the boleto');
}

export async function markBoletoWithdrawn(db: Database, id: string, at: Date): Promise<void> {
  await db.update(boletos).set({ baixado_em: at }).where(eq(boletos.id, id));
}

export async function listBoletosToRemind(
  db: Database,
  due: CalendarDay,
  reminder: BoletoReminder,
  limit: number,
): Promise<BoletoRow[]> {
  return db
    .select()
    .from(boletos)
    .where(
      and(
        eq(boletos.vencimento, due),
        inArray(boletos.status, ['REGISTRADO', 'VENCIDO']),
        not(arrayContains(boletos.lembretes, [reminder])),
      ),
    )
    .limit(limit);
}

/** False when it was reminded of so already. */
export async function markReminded(db: Database, id: string, reminder: BoletoReminder): Promise<boolean> {
  const marked = await db
    .update(boletos)
    .set({ lembretes: sql`array_append(${boletos.lembretes}, ${reminder})` })
    .where(and(eq(boletos.id, id), not(arrayContains(boletos.lembretes, [reminder]))))
    .returning({ id: boletos.id });
  return marked.length === 1;
}
