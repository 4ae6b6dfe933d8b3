import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { boletos, paymentCharges, paymentEvents } from '#/backend/db/schema/purchasing.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';

export interface BillToCheck {
  codigo: string;
  txid: string;
  forma: PaymentForm;
  reference: string;
  /** The provider that took it; null where it wasn't recorded. */
  provedor: string | null;
  isOpen: boolean;
  isRegistered: boolean;
}

/**
 * Bills to check, longest unchecked first: after a minute, then twice as long each time, up to a day, until
 * 60 days after they expired (LEDGER-8).
 */
export async function listBillsToCheck(db: Database, now: Date, limit: number): Promise<BillToCheck[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return selectRows<BillToCheck>(
    db,
    sql`SELECT codigo, txid, forma, reference, provedor, "isOpen", "isRegistered" FROM (
      SELECT codigo_compra AS codigo, txid, forma, txid AS reference, provedor, status = 'ATIVA' AND expira_em > ${at} AS "isOpen",
        brcode IS NOT NULL AS "isRegistered", criada_em AS since, COALESCE(conferida_em, criada_em) AS last,
        expira_em AS ends
      FROM payment_charges WHERE forma = 'pix'
      UNION ALL
      SELECT b.codigo_compra, b.txid_cobranca, 'boleto', b.id, b.provedor,
        b.status IN ('REGISTRADO', 'VENCIDO') AND c.status IN ('ATIVA', 'CONCLUIDA'),
        b.codigo_barras IS NOT NULL, b.criado_em, COALESCE(b.conferido_em, b.criado_em), b.vencimento::timestamptz
      FROM boletos b JOIN payment_charges c ON c.txid = b.txid_cobranca
      UNION ALL
      SELECT t.codigo_compra, t.txid, 'cartao', t.txid, c.provedor, false, true, t.criada_em,
        COALESCE(c.conferida_em, t.desfeita_em, t.decidida_em, t.criada_em), c.expira_em
      FROM card_tries t JOIN payment_charges c ON c.txid = t.txid
      WHERE t.status = 'RECUSADA' OR t.status = 'CANCELADA' AND t.desfeita_em IS NOT NULL
    ) AS bills
    WHERE ends > ${at} - interval '60 days'
      AND ${at} - last >= LEAST(interval '1 day', GREATEST(interval '1 minute', last - since))
    ORDER BY last LIMIT ${limit}`,
  );
}

export async function markBillChecked(
  db: Database,
  { forma, reference }: Pick<BillToCheck, 'forma' | 'reference'>,
  at: Date,
): Promise<void> {
  if (forma === 'boleto') await db.update(boletos).set({ conferido_em: at }).where(eq(boletos.id, reference));
  else await db.update(paymentCharges).set({ conferida_em: at }).where(eq(paymentCharges.txid, reference));
}

export interface AskedBill extends Pick<BillToCheck, 'forma' | 'reference' | 'provedor'> {
  isAnswered: boolean;
}

export async function listAskedBills(db: Database, after: string, limit: number): Promise<AskedBill[]> {
  return selectRows(
    db,
    sql`SELECT forma, reference, provedor, "isAnswered" FROM (
      SELECT forma, txid AS reference, provedor, brcode IS NOT NULL AS "isAnswered" FROM payment_charges WHERE forma = 'pix'
      UNION ALL SELECT 'boleto', id, provedor, codigo_barras IS NOT NULL FROM boletos
      UNION ALL SELECT 'cartao', t.txid, c.provedor, t.bandeira IS NOT NULL OR t.status NOT IN ('ENVIADA', 'CANCELADA')
      FROM card_tries t JOIN payment_charges c ON c.txid = t.txid
    ) AS bills WHERE reference > ${after} ORDER BY reference LIMIT ${limit}`,
  );
}

export async function listReportedPayments(db: Database, provedor: string, reference: string) {
  return db
    .select({ id: paymentEvents.id_evento, cents: paymentEvents.valor_centavos })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provedor, provedor), eq(paymentEvents.txid, reference)));
}

export interface AppliedPayment {
  provedor: string;
  endToEndId: string;
  forma: PaymentForm;
  codigo: string;
}

export async function listAppliedPayments(
  db: Database,
  after: string,
  limit: number,
): Promise<AppliedPayment[]> {
  return selectRows(
    db,
    sql`SELECT e.provedor, e.id_evento AS "endToEndId", COALESCE(c.forma, 'boleto') AS forma,
      COALESCE(c.codigo_compra, b.codigo_compra) AS codigo
    FROM payment_events e LEFT JOIN payment_charges c ON c.txid = e.txid LEFT JOIN boletos b ON b.id = e.txid
    WHERE e.aplicado_em IS NOT NULL AND (c.txid IS NOT NULL OR b.id IS NOT NULL) AND e.id_evento > ${after}
    ORDER BY e.id_evento LIMIT ${limit}`,
  );
}
