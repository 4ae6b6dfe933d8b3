import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { isUnpaidInvoice } from '#/backend/db/unpaid-invoice.ts';
import { invoiceTerms } from '#/backend/db/schema/purchasing.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/** The CNPJ of an order of a hand-written statement, without its mask. */
const plainCnpj = sql`upper(regexp_replace(p.empresa->>'cnpj', '[^0-9A-Za-z]', '', 'g'))`;

const isOpen = isUnpaidInvoice(sql`p`);

/** How many cents a company may owe; undefined while it may have no invoice. */
export async function findInvoiceLimit(
  db: Database,
  personId: number,
  cnpj: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ cents: invoiceTerms.limite_centavos })
    .from(invoiceTerms)
    .where(isCompany(personId, cnpj));
  return row?.cents;
}

export async function findOwed(
  db: Database,
  personId: number,
  cnpj: string,
): Promise<{ cents: number; firstDue: CalendarDay | null }> {
  const [row] = await selectRows<{ cents: string; firstDue: CalendarDay | null }>(
    db,
    sql`SELECT coalesce(sum(p.total_centavos), 0)::text AS cents, min(p.fatura_vencimento)::text AS "firstDue"
    FROM purchases p WHERE p.id_pessoa = ${personId} AND ${plainCnpj} = ${cnpj} AND ${isOpen}`,
  );
  return { cents: Number(row!.cents), firstDue: row!.firstDue };
}

export interface OpenInvoiceRow {
  codigo: string;
  razao_social: string | null;
  cnpj: string | null;
  nome: string | null;
  email: string | null;
  id_pessoa: number;
  curso: string;
  vagas: number;
  id_boleto: string;
  centavos: number;
  vencimento: CalendarDay;
  emitida_em: string;
}

export async function listOpenInvoices(
  db: Database,
  { codigo, page, pageSize }: { codigo?: string; page: number; pageSize: number },
): Promise<{ rows: OpenInvoiceRow[]; total: number }> {
  const which: SQL = codigo === undefined ? isOpen : sql`(${isOpen} AND p.codigo = ${codigo})`;
  const rows = await selectRows<OpenInvoiceRow>(
    db,
    sql`SELECT p.codigo, p.empresa->>'razao_social' AS razao_social, p.empresa->>'cnpj' AS cnpj,
      p.aluno->>'nome' AS nome, p.aluno->>'email' AS email, p.id_pessoa, c.titulo AS curso, p.vagas,
      b.id AS id_boleto, (b.valor_original_centavos + b.multa_centavos + b.juros_centavos)::int AS centavos,
      p.fatura_vencimento::text AS vencimento,
      to_char(b.emitida_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS emitida_em
    FROM purchases p
    JOIN offers o ON o.id_oferta = p.id_oferta
    JOIN courses c ON c.id_produto = o.id_produto
    JOIN LATERAL (SELECT s.*, first_value(s.criado_em) OVER (ORDER BY s.criado_em) AS emitida_em
      FROM boletos s JOIN payment_charges k ON k.txid = s.txid_cobranca AND k.status = 'ATIVA'
      WHERE s.codigo_compra = p.codigo ORDER BY s.criado_em DESC LIMIT 1) b ON true
    WHERE ${which} ORDER BY p.fatura_vencimento, p.codigo LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  const [counted] = await selectRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM purchases p WHERE ${which}`,
  );
  return { rows, total: counted?.count ?? 0 };
}

export interface OrderingCompanyRow {
  id_pessoa: number;
  cnpj: string;
  razao_social: string | null;
  nome: string | null;
  email: string | null;
  pedidos_pagos: number;
  pago_centavos: string;
  faturas_abertas: number;
  aberto_centavos: string;
  primeiro_vencimento: CalendarDay | null;
  limite_centavos: number | null;
  pedido_em: string | null;
}

export async function listOrderingCompanies(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OrderingCompanyRow[]; total: number }> {
  const ordered = sql`FROM purchases p JOIN persons who ON who.id_pessoa = p.id_pessoa AND who.apagada_em IS NULL
    WHERE p.empresa IS NOT NULL AND char_length(${plainCnpj}) = 14`;
  const isPaid = sql`p.pago_em IS NOT NULL AND p.estado IN ('PAGA', 'MATRICULADA')`;
  const rows = await selectRows<OrderingCompanyRow>(
    db,
    sql`SELECT a.*, t.limite_centavos,
      to_char(r.pedido_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS pedido_em FROM (
      SELECT p.id_pessoa, ${plainCnpj} AS cnpj, max(p.criado_em) AS novo_em,
        (array_agg(p.empresa->>'razao_social' ORDER BY p.criado_em DESC))[1] AS razao_social,
        (array_agg(p.aluno->>'nome' ORDER BY p.criado_em DESC))[1] AS nome,
        (array_agg(p.aluno->>'email' ORDER BY p.criado_em DESC))[1] AS email,
        (count(*) FILTER (WHERE ${isPaid}))::int AS pedidos_pagos,
        coalesce(sum(p.total_centavos) FILTER (WHERE ${isPaid}), 0)::text AS pago_centavos,
        (count(*) FILTER (WHERE ${isOpen}))::int AS faturas_abertas,
        coalesce(sum(p.total_centavos) FILTER (WHERE ${isOpen}), 0)::text AS aberto_centavos,
        (min(p.fatura_vencimento) FILTER (WHERE ${isOpen}))::text AS primeiro_vencimento
      ${ordered} GROUP BY 1, 2) a
    LEFT JOIN invoice_terms t ON t.id_pessoa = a.id_pessoa AND t.cnpj = a.cnpj
    LEFT JOIN invoice_requests r ON r.id_pessoa = a.id_pessoa AND r.cnpj = a.cnpj AND r.recusado_em IS NULL
    ORDER BY r.pedido_em NULLS LAST, a.novo_em DESC, a.id_pessoa DESC, a.cnpj LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  const [counted] = await selectRows<{ count: number }>(
    db,
    sql`SELECT count(DISTINCT (p.id_pessoa, ${plainCnpj}))::int AS count ${ordered}`,
  );
  return { rows, total: counted?.count ?? 0 };
}

export async function hasOrdered(db: Database, personId: number, cnpj: string): Promise<boolean> {
  const found = await selectRows(
    db,
    sql`SELECT 1 FROM purchases p JOIN persons who ON who.id_pessoa = p.id_pessoa AND who.apagada_em IS NULL
    WHERE p.id_pessoa = ${personId} AND ${plainCnpj} = ${cnpj} LIMIT 1`,
  );
  return found.length === 1;
}

export async function saveInvoiceTerms(db: Database, row: typeof invoiceTerms.$inferInsert): Promise<void> {
  const { limite_centavos, id_login, permitido_em } = row;
  await db
    .insert(invoiceTerms)
    .values(row)
    .onConflictDoUpdate({
      target: [invoiceTerms.id_pessoa, invoiceTerms.cnpj],
      set: { limite_centavos, id_login, permitido_em },
    });
}

export async function deleteInvoiceTerms(db: Database, personId: number, cnpj: string): Promise<void> {
  await db.delete(invoiceTerms).where(isCompany(personId, cnpj));
}

function isCompany(personId: number, cnpj: string) {
  return and(eq(invoiceTerms.id_pessoa, personId), eq(invoiceTerms.cnpj, cnpj));
}
