import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { financeMarks } from '#/backend/db/schema/ledger.ts';
import type { FinanceMatterKind, NotedMatterKind } from '#/domain/finance/finance-matter.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export interface MatterRow {
  tipo: FinanceMatterKind;
  referencia: string;
  codigo_compra: string | null;
  provedor: string | null;
  centavos: number | null;
  detalhe: string;
  conteudo: string | null;
  desde: Date;
  prazo: CalendarDay | null;
}

// LEDGER-11
const openMatters = (now: Date): SQL => sql`
  WITH both_sides AS (
    SELECT conta, provedor, codigo_compra, centavos FROM ledger_entries
    UNION ALL SELECT conta, provedor, codigo_compra, -centavos FROM ledger_expected
  ), newest AS (
    SELECT DISTINCT ON (end_to_end_id, parte) * FROM refunds
    ORDER BY end_to_end_id, parte, status = 'NAO_REALIZADO', criada_em DESC, id DESC
  ), matters (tipo, referencia, codigo_compra, provedor, centavos, detalhe, conteudo, desde, prazo) AS (
    SELECT 'PAGAMENTO_DESCONHECIDO', provedor || ' ' || id_evento, NULL::char(26), provedor, valor_centavos::bigint, txid,
      NULL::text, recebido_em, NULL::date
    FROM payment_events WHERE aplicado_em IS NULL AND recebido_em < ${now.toISOString()}::timestamptz - interval '5 minutes'
    UNION ALL
    SELECT 'DEVOLUCAO_RECUSADA', id, codigo_compra, NULL, valor_centavos, motivo, NULL, concluida_em, NULL FROM newest
    WHERE status = 'NAO_REALIZADO' AND quitada_em IS NULL
    UNION ALL
    SELECT 'DEVOLUCAO_A_FAZER', id, codigo_compra, NULL, valor_centavos, motivo, NULL, a_mao_desde, NULL FROM newest
    WHERE status = 'EM_PROCESSAMENTO' AND a_mao_desde IS NOT NULL
    UNION ALL
    SELECT 'AVISO_ESTRANHO', provedor || ' ' || sha256, NULL, provedor, NULL, motivo, left(corpo, 2000), recebido_em, NULL
    FROM odd_payment_items
    UNION ALL
    SELECT 'DIFERENCA', concat_ws(' ', conta, provedor, codigo_compra, sum(centavos)), codigo_compra, provedor,
      abs(sum(centavos))::bigint, conta, NULL, ${now.toISOString()}::timestamptz, NULL
    FROM both_sides GROUP BY conta, provedor, codigo_compra HAVING sum(centavos) <> 0
    UNION ALL
    SELECT tipo, referencia, codigo_compra, provedor, centavos::bigint, detalhe, NULL, aberta_em, prazo FROM finance_matters
    WHERE encerrada_em IS NULL AND tipo NOT IN ('DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_FAZER')
  ), open AS (
    SELECT * FROM matters WHERE tipo IN ('DEVOLUCAO_RECUSADA', 'DEVOLUCAO_A_FAZER') OR NOT EXISTS (
      SELECT FROM finance_marks m WHERE m.tipo = matters.tipo AND m.referencia = matters.referencia)
  )`;

/** Oldest first. */
export async function listOpenMatters(db: Database, now: Date, page: number, pageSize: number) {
  const rows = await selectRows<
    Omit<MatterRow, 'centavos' | 'desde'> & { centavos: string | null; desde: string }
  >(
    db,
    sql`${openMatters(now)} SELECT tipo, referencia, codigo_compra, provedor, centavos::text, detalhe, conteudo, prazo::text,
      to_char(LEAST(GREATEST(desde, '0001-01-02'), '9999-12-30') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS desde
      FROM open ORDER BY open.desde, tipo, referencia LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  const [total] = await selectRows<{ count: number }>(
    db,
    sql`${openMatters(now)} SELECT count(*)::int AS count FROM open`,
  );
  return {
    rows: rows.map((row): MatterRow => ({
      ...row,
      centavos: row.centavos === null ? null : Number(row.centavos),
      desde: new Date(row.desde),
    })),
    total: total?.count ?? 0,
  };
}

export async function isOpenMatter(db: Database, now: Date, tipo: NotedMatterKind, referencia: string) {
  const found = await selectRows(
    db,
    sql`${openMatters(now)} SELECT 1 FROM open WHERE tipo = ${tipo} AND referencia = ${referencia} LIMIT 1`,
  );
  return found.length === 1;
}

export async function insertMark(db: Database, mark: typeof financeMarks.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(financeMarks)
    .values(mark)
    .onConflictDoNothing()
    .returning({ tipo: financeMarks.tipo });
  return inserted.length === 1;
}
