import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/** Read from what was typed: one of them, or none for all orders. */
export interface CompanySearch {
  cnpj?: string;
  codigo?: string;
  words?: readonly string[];
}

export interface CompanyOrderRow {
  codigo: string;
  estado: PurchaseState;
  cnpj: string;
  razao_social: string;
  curso: string;
  codigo_turma: string;
  vagas: number;
  com_aluno: number;
  aceitas: number;
  total_centavos: number;
  fatura_vencimento: CalendarDay | null;
  isPaid: boolean;
  reserva_expira_em: Date;
  criado_em: Date;
}

export async function selectCompanyOrders(
  db: Database,
  { cnpj, codigo, words }: CompanySearch,
  page: number,
): Promise<{ rows: CompanyOrderRow[]; total: number }> {
  const named =
    cnpj !== undefined
      ? sql`company_cnpj(p.empresa) = ${cnpj}`
      : codigo !== undefined
        ? sql`p.codigo = ${codigo}::bpchar`
        : sql.join(
            [
              sql`true`,
              ...(words ?? []).map(
                (word) =>
                  sql`order_names(p.aluno, p.responsavel, p.empresa) LIKE '%' || fold_text(${word}) || '%'`,
              ),
            ],
            sql` AND `,
          );
  const rows = await selectRows<
    Omit<CompanyOrderRow, 'reserva_expira_em' | 'criado_em'> & {
      reserva_expira_em: string;
      criado_em: string;
      total: number;
    }
  >(
    db,
    sql`SELECT p.codigo, p.estado, coalesce(p.empresa->>'cnpj', '') AS cnpj,
        coalesce(p.empresa->>'razao_social', '') AS razao_social, c.titulo AS curso, o.codigo_turma, p.vagas,
        s.com_aluno, s.aceitas, p.total_centavos, p.fatura_vencimento::text, p.pago_em IS NOT NULL AS "isPaid",
        p.reserva_expira_em::text, p.criado_em::text, p.total
      FROM (
        SELECT p.*, count(*) OVER ()::int AS total FROM purchases p WHERE p.empresa IS NOT NULL AND ${named}
        ORDER BY p.criado_em DESC, p.codigo DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
      ) p JOIN offers o USING (id_oferta) JOIN courses c USING (id_produto)
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE t.cpf IS NOT NULL)::int AS com_aluno,
            count(t.aceite_em)::int AS aceitas
          FROM company_seats t WHERE t.codigo_compra = p.codigo AND t.encerrada_em IS NULL
        ) s
      ORDER BY p.criado_em DESC, p.codigo DESC`,
  );
  return {
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      reserva_expira_em: readInstant(row.reserva_expira_em),
      criado_em: readInstant(row.criado_em),
    })),
    total: rows[0]?.total ?? 0,
  };
}
