import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { boletos, paymentCharges, paymentEvents, refunds } from '#/backend/db/schema/purchasing.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';

/** Something a provider charges, or was asked to, and how it stands with us. */
export interface BillToCheck {
  codigo: string;
  txid: string;
  forma: PaymentForm;
  /** By which name its provider knows it: the txid, or the id of a boleto. */
  reference: string;
  /** True while we let somebody pay it. */
  isOpen: boolean;
  /** False while we don't know what the provider registered, if anything. */
  isRegistered: boolean;
}

/**
 * Bills whose provider is to be asked again, those that wait the longest first: after a minute, then after
 * twice as long each time, up to a day, until 60 days after they ran out or fell due (LEDGER-8).
 */
export async function listBillsToCheck(db: Database, now: Date, limit: number): Promise<BillToCheck[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return selectRows<BillToCheck>(
    db,
    sql`SELECT codigo, txid, forma, reference, "isOpen", "isRegistered" FROM (
      SELECT codigo_compra AS codigo, txid, forma, txid AS reference, status = 'ATIVA' AND expira_em > ${at} AS "isOpen",
        brcode IS NOT NULL AS "isRegistered", criada_em AS since, COALESCE(conferida_em, criada_em) AS last,
        expira_em AS ends
      FROM payment_charges WHERE forma = 'pix' AND (brcode IS NOT NULL OR status = 'ATIVA')
      UNION ALL
      SELECT b.codigo_compra, b.txid_cobranca, 'boleto', b.id,
        b.status IN ('REGISTRADO', 'VENCIDO') AND c.status IN ('ATIVA', 'CONCLUIDA'),
        b.codigo_barras IS NOT NULL, b.criado_em, COALESCE(b.conferido_em, b.criado_em), b.vencimento::timestamptz
      FROM boletos b JOIN payment_charges c ON c.txid = b.txid_cobranca
      WHERE b.codigo_barras IS NOT NULL OR b.status = 'REGISTRADO'
    ) AS bills
    WHERE ends > ${at} - interval '60 days'
      AND ${at} - last >= LEAST(interval '1 day', GREATEST(interval '1 minute', last - since))
    ORDER BY last LIMIT ${limit}`,
  );
}

/** Puts a bill behind the others. */
export async function markBillChecked(
  db: Database,
  { forma, reference }: Pick<BillToCheck, 'forma' | 'reference'>,
  at: Date,
): Promise<void> {
  if (forma === 'boleto') await db.update(boletos).set({ conferido_em: at }).where(eq(boletos.id, reference));
  else await db.update(paymentCharges).set({ conferida_em: at }).where(eq(paymentCharges.txid, reference));
}

/** Bills that a provider registered, by reference, after the one given. */
export async function listRegisteredBills(
  db: Database,
  after: string,
  limit: number,
): Promise<Pick<BillToCheck, 'forma' | 'reference'>[]> {
  return selectRows(
    db,
    sql`SELECT forma, reference FROM (
      SELECT forma, txid AS reference FROM payment_charges WHERE brcode IS NOT NULL
      UNION ALL SELECT 'boleto', id FROM boletos WHERE codigo_barras IS NOT NULL
    ) AS bills WHERE reference > ${after} ORDER BY reference LIMIT ${limit}`,
  );
}

/** What a provider reported of a bill. */
export async function listReportedPayments(db: Database, provedor: string, reference: string) {
  return db
    .select({ id: paymentEvents.id_evento, cents: paymentEvents.valor_centavos })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provedor, provedor), eq(paymentEvents.txid, reference)));
}

/** Refunds that were asked for, by id, after the one given. */
export async function listTriedRefunds(db: Database, after: string, limit: number) {
  return db
    .select()
    .from(refunds)
    .where(and(gt(refunds.id, after), ne(refunds.status, 'EM_PROCESSAMENTO')))
    .orderBy(asc(refunds.id))
    .limit(limit);
}
