import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import {
  boletos,
  paymentCharges,
  paymentEvents,
  type PaymentOutcome,
} from '#/backend/db/schema/purchasing.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';

export type { PaymentOutcome };
export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** A repeated webhook changes nothing, even with another charge or amount. */
export async function insertPaymentEvent(
  db: Database,
  row: typeof paymentEvents.$inferInsert,
): Promise<'new' | 'known' | 'differs'> {
  const inserted = await db
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id_evento });
  if (inserted.length === 1) return 'new';
  const [known] = await db
    .select({ txid: paymentEvents.txid, cents: paymentEvents.valor_centavos })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provedor, row.provedor), eq(paymentEvents.id_evento, row.id_evento)));
  return known?.txid === row.txid && known.cents === row.valor_centavos ? 'known' : 'differs';
}

/** Marks a payment as dealt with; false when another transaction did it first. */
export async function claimPaymentEvent(
  db: Database,
  event: Pick<PaymentEventRow, 'provedor' | 'id_evento'>,
  now: Date,
  outcome: PaymentOutcome,
): Promise<boolean> {
  const claimed = await db
    .update(paymentEvents)
    .set({ aplicado_em: now, resultado: outcome })
    .where(
      and(
        eq(paymentEvents.provedor, event.provedor),
        eq(paymentEvents.id_evento, event.id_evento),
        isNull(paymentEvents.aplicado_em),
      ),
    )
    .returning({ id: paymentEvents.id_evento });
  return claimed.length === 1;
}

export async function listPendingPayments(db: Database, txid: string) {
  return db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.txid, txid), isNull(paymentEvents.aplicado_em)))
    .orderBy(asc(paymentEvents.ocorrido_em), asc(paymentEvents.id_evento));
}

/** True when a purchase has a payment, made before an instant, that wasn't dealt with yet. */
export async function hasPendingPayment(db: Database, codigo: string, before: Date): Promise<boolean> {
  const pending = await db
    .select({ id: paymentEvents.id_evento })
    .from(paymentEvents)
    .leftJoin(paymentCharges, eq(paymentCharges.txid, paymentEvents.txid))
    .leftJoin(boletos, eq(boletos.id, paymentEvents.txid))
    .where(
      and(
        isNull(paymentEvents.aplicado_em),
        lt(paymentEvents.ocorrido_em, before),
        or(eq(paymentCharges.codigo_compra, codigo), eq(boletos.codigo_compra, codigo)),
      ),
    )
    .limit(1);
  return pending.length === 1;
}

export interface PaymentOfPurchase {
  codigoCompra: string;
  forma: PaymentForm;
  /** From 1, of a boleto. */
  parcela: number | null;
  parcelas: number;
  cents: number;
  paidAt: Date;
  /** Null until it was dealt with. */
  resultado: PaymentOutcome | null;
}

/** Every payment made for some purchases, whatever became of it, oldest first. */
export async function listPaymentsOf(db: Database, codigos: string[]): Promise<PaymentOfPurchase[]> {
  if (codigos.length === 0) return [];
  return db
    .select({
      codigoCompra: paymentCharges.codigo_compra,
      forma: paymentCharges.forma,
      parcela: boletos.parcela,
      parcelas: paymentCharges.parcelas,
      cents: paymentEvents.valor_centavos,
      paidAt: paymentEvents.ocorrido_em,
      resultado: paymentEvents.resultado,
    })
    .from(paymentCharges)
    .leftJoin(boletos, eq(boletos.txid_cobranca, paymentCharges.txid))
    .innerJoin(
      paymentEvents,
      or(
        eq(paymentEvents.txid, boletos.id),
        and(isNull(boletos.id), eq(paymentEvents.txid, paymentCharges.txid)),
      ),
    )
    .where(inArray(paymentCharges.codigo_compra, codigos))
    .orderBy(asc(paymentEvents.ocorrido_em), asc(paymentEvents.id_evento));
}

export async function listApplicableTxids(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ txid: paymentEvents.txid })
    .from(paymentEvents)
    .leftJoin(paymentCharges, eq(paymentCharges.txid, paymentEvents.txid))
    .leftJoin(boletos, eq(boletos.id, paymentEvents.txid))
    .where(and(isNull(paymentEvents.aplicado_em), or(isNotNull(paymentCharges.txid), isNotNull(boletos.id))))
    .limit(limit);
  return rows.map(({ txid }) => txid);
}
