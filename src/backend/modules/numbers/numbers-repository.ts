import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import type { LedgerEvent } from '#/domain/finance/ledger.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { literalTexts } from '#/backend/db/sql-list.ts';
import { waitingStates } from '#/domain/sale/purchase-state.ts';

export interface Span {
  /** Ascending: where each step begins, and where the last ends. */
  bounds: readonly Date[];
  /** Only courses of this group of areas. */
  area: number | undefined;
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const within = (column: SQL, { bounds }: Span) =>
  sql`${column} >= ${at(bounds[0]!)} AND ${column} < ${at(bounds.at(-1)!)}`;

/** The number of the step, from 1. The bounds come from a subquery, which is read once, not once a row. */
const stepOf = (column: SQL, { bounds }: Span) => {
  const starts = bounds
    .slice(0, -1)
    .map((bound) => bound.toISOString())
    .join(',');
  return sql`width_bucket(${column}, (SELECT string_to_array(${starts}, ',')::timestamptz[]))`;
};

const ofArea = ({ area }: Span) =>
  area === undefined ? sql`true` : sql`c.id_grupo_area_atuacao = ${area}::int`;

const areaOfOrder = sql`JOIN offers o USING (id_oferta) JOIN courses c USING (id_produto)`;

interface Counted {
  step: number;
  area: number;
  count: number;
  /** Integer cents. */
  cents: number;
}

const readCents = <Row extends { cents: string }>(row: Row): Omit<Row, 'cents'> & { cents: number } => ({
  ...row,
  cents: Number(row.cents),
});

export interface MoneyRow extends Counted {
  tipo: LedgerEvent;
}

/** What the ledger says of orders, by event; cents as booked: a credit is below zero (LEDGER-2). */
export async function sumBookedMoney(db: Database, span: Span): Promise<MoneyRow[]> {
  const rows = await selectRows<Omit<MoneyRow, 'cents'> & { cents: string }>(
    db,
    sql`SELECT ${stepOf(sql`t.em`, span)} AS step, c.id_grupo_area_atuacao AS area, t.tipo,
        count(*)::int AS count, sum(e.centavos)::text AS cents
      FROM ledger_transactions t JOIN ledger_entries e ON e.id_transacao = t.id
        JOIN purchases p ON p.codigo = e.codigo_compra ${areaOfOrder}
      WHERE ${within(sql`t.em`, span)} AND ${ofArea(span)}
        AND t.tipo IN ('PAGAMENTO', 'DEVOLUCAO_PEDIDA', 'DEVOLUCAO_FEITA', 'DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_MAO',
          'MOVIMENTO')
        AND e.conta IN ('CLIENTES', 'A_DEVOLVER') AND (t.tipo = 'DEVOLUCAO_FEITA') = (e.conta = 'A_DEVOLVER')
      GROUP BY 1, 2, 3`,
  );
  return rows.map(readCents);
}

export interface PaidRow extends Counted {
  vagas: number;
}

/** Orders by the day of their first payment. */
export async function countPaidOrders(db: Database, span: Span): Promise<PaidRow[]> {
  const rows = await selectRows<Omit<PaidRow, 'cents'> & { cents: string }>(
    db,
    sql`SELECT ${stepOf(sql`p.pago_em`, span)} AS step, c.id_grupo_area_atuacao AS area, count(*)::int AS count,
        sum(p.vagas)::float8 AS vagas, sum(p.total_centavos)::text AS cents
      FROM purchases p ${areaOfOrder}
      WHERE p.pago_em IS NOT NULL AND ${within(sql`p.pago_em`, span)} AND p.total_centavos > 0
        AND ${ofArea(span)}
      GROUP BY 1, 2`,
  );
  return rows.map(readCents);
}

export interface FormRow {
  forma: PaymentForm;
  count: number;
  cents: number;
}

/** Booked payments by how they were made. */
export async function sumByForm(db: Database, span: Span): Promise<FormRow[]> {
  const joins =
    span.area === undefined
      ? sql``
      : sql`JOIN purchases p ON p.codigo = coalesce(h.codigo_compra, b.codigo_compra) ${areaOfOrder}`;
  const rows = await selectRows<Omit<FormRow, 'cents'> & { cents: string }>(
    db,
    sql`SELECT coalesce(h.forma, 'boleto') AS forma, count(*)::int AS count,
        sum(e.valor_centavos)::text AS cents
      FROM ledger_transactions t JOIN payment_events e ON t.referencia = e.provedor || ' ' || e.id_evento
        LEFT JOIN payment_charges h USING (txid) LEFT JOIN boletos b ON b.id = e.txid ${joins}
      WHERE t.tipo = 'PAGAMENTO' AND ${within(sql`t.em`, span)} AND ${ofArea(span)}
      GROUP BY 1 ORDER BY 1`,
  );
  return rows.map(readCents);
}

export interface CheckoutRow {
  step: number;
  iniciadas: number;
  aceitas: number;
  pagas: number;
  abandonadas: number;
}

/** Orders by the day on which they began. A hold that ran out is over, whether or not its job has come by. */
export function countCheckouts(db: Database, span: Span, now: Date): Promise<CheckoutRow[]> {
  return selectRows<CheckoutRow>(
    db,
    sql`SELECT ${stepOf(sql`p.criado_em`, span)} AS step, count(*)::int AS iniciadas,
        count(*) FILTER (WHERE p.aceite_em IS NOT NULL OR p.pago_em IS NOT NULL)::int AS aceitas,
        count(p.pago_em)::int AS pagas,
        count(*) FILTER (WHERE p.pago_em IS NULL AND (p.estado IN ('EXPIRADA', 'CANCELADA')
          OR p.estado IN (${literalTexts(waitingStates)}) AND p.reserva_expira_em <= ${at(now)}))::int AS abandonadas
      FROM purchases p ${span.area === undefined ? sql`` : areaOfOrder}
      WHERE ${within(sql`p.criado_em`, span)} AND p.total_centavos > 0 AND ${ofArea(span)}
      GROUP BY 1`,
  );
}

/** When the books were opened with what was there before them (LEDGER-7). */
export async function findOpening(db: Database): Promise<Date | undefined> {
  const [row] = await selectRows<{ em: string }>(
    db,
    sql`SELECT em::text FROM ledger_transactions WHERE tipo = 'ABERTURA' ORDER BY em DESC LIMIT 1`,
  );
  return row && readInstant(row.em);
}

export function listAreasOfCourses(db: Database): Promise<{ id: number; nome: string }[]> {
  return selectRows(
    db,
    sql`SELECT id_grupo_area_atuacao AS id, nome FROM area_groups g
      WHERE EXISTS (SELECT FROM courses c WHERE c.id_grupo_area_atuacao = g.id_grupo_area_atuacao)
      ORDER BY nome COLLATE "und-x-icu"`,
  );
}
