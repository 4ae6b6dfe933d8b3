import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { providerMoves } from '#/backend/db/schema/ledger.ts';
import { paymentEvents } from '#/backend/db/schema/purchasing.ts';

export type MoveRow = typeof providerMoves.$inferSelect;
type PaymentKey = Pick<MoveRow, 'provedor' | 'id_evento'>;

export interface MoneyToCheck {
  provedor: string;
  endToEndId: string;
}

/** Days for which a payment can be disputed, or taken back, by the rules of cards and of MED. */
const WATCHED_DAYS = 200;

/**
 * Payments to check, longest unchecked first: ten minutes after they came, then daily for 200 days or while
 * undecided (LEDGER-13).
 */
export async function listMoneyToCheck(
  db: Database,
  providers: readonly string[],
  now: Date,
  limit: number,
): Promise<MoneyToCheck[]> {
  if (providers.length === 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  return selectRows<MoneyToCheck>(
    db,
    sql`SELECT e.provedor, e.id_evento AS "endToEndId"
    FROM payment_events e LEFT JOIN payment_charges c ON c.txid = e.txid LEFT JOIN boletos b ON b.id = e.txid
    WHERE e.aplicado_em IS NOT NULL AND (c.txid IS NOT NULL OR b.id IS NOT NULL)
      AND e.provedor IN ${[...providers]}
      AND CASE WHEN e.conferido_em IS NULL THEN e.recebido_em <= ${at} - interval '10 minutes'
        ELSE e.conferido_em <= ${at} - interval '1 day' END
      AND (e.ocorrido_em > ${at} - ${WATCHED_DAYS} * interval '1 day' OR EXISTS (SELECT FROM provider_moves m
        WHERE m.provedor = e.provedor AND m.id_evento = e.id_evento AND m.status = 'ABERTO'))
    ORDER BY COALESCE(e.conferido_em, e.recebido_em) LIMIT ${limit}`,
  );
}

export async function listReported(db: Database, reference: string): Promise<MoneyToCheck[]> {
  return db
    .select({ provedor: paymentEvents.provedor, endToEndId: paymentEvents.id_evento })
    .from(paymentEvents)
    .where(eq(paymentEvents.txid, reference))
    .orderBy(asc(paymentEvents.id_evento));
}

export async function findReported(db: Database, { provedor, id_evento }: PaymentKey) {
  const [row] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provedor, provedor), eq(paymentEvents.id_evento, id_evento)));
  return row;
}

/** False when it was checked later already, or the payment has no purchase yet. */
export async function markMoneyRead(
  db: Database,
  { provedor, id_evento }: PaymentKey,
  { readAt, releasedAt }: { readAt: Date; releasedAt: Date | undefined },
): Promise<boolean> {
  const marked = await db
    .update(paymentEvents)
    .set({ conferido_em: readAt, liberado_em: releasedAt ?? null })
    .where(
      and(
        eq(paymentEvents.provedor, provedor),
        eq(paymentEvents.id_evento, id_evento),
        isNotNull(paymentEvents.aplicado_em),
        or(isNull(paymentEvents.conferido_em), lte(paymentEvents.conferido_em, readAt)),
      ),
    )
    .returning({ id: paymentEvents.id_evento });
  return marked.length === 1;
}

export async function listMovesOf(db: Database, codigos: readonly string[]): Promise<MoveRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(providerMoves)
    .where(inArray(providerMoves.codigo_compra, [...codigos]))
    .orderBy(asc(providerMoves.criado_em), asc(providerMoves.id_movimento));
}

/** Writes a move as it is now. Call it with its purchase locked. */
export async function saveMove(db: Database, move: MoveRow): Promise<void> {
  const { tipo, status, centavos, versao, mudou_em } = move;
  await db
    .insert(providerMoves)
    .values(move)
    .onConflictDoUpdate({
      target: [providerMoves.provedor, providerMoves.id_movimento],
      set: { tipo, status, centavos, versao, mudou_em },
    });
}

/** Cents of a payment that went back to its payer without the shop. */
export async function sumMovedAway(db: Database, endToEndId: string): Promise<number> {
  const [row] = await selectRows<{ cents: number }>(
    db,
    sql`SELECT COALESCE(sum(centavos), 0)::int AS cents FROM provider_moves
    WHERE id_evento = ${endToEndId} AND status = 'FEITO' AND tipo <> 'TARIFA'`,
  );
  return row!.cents;
}
