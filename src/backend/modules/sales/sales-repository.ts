import { type SQL, eq, inArray, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { integerArray, literalTexts } from '#/backend/db/sql-list.ts';
import type { SaleState } from '#/domain/sale/assisted/sale-state.ts';
import { waitingStates } from '#/domain/sale/purchase-state.ts';

export async function listTeam(db: Database, supervisorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(eq(logins.id_supervisor, supervisorId));
  return rows.map(({ id }) => id);
}

export async function listNames(db: Database, ids: readonly number[]) {
  return db
    .select({ id_login: logins.id_login, nome: persons.nome })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(inArray(logins.id_login, [...ids]))
    .orderBy(persons.nome);
}

export interface SaleFilter {
  sellers: readonly number[];
  from?: Date | undefined;
  until?: Date | undefined;
  state?: SaleState | undefined;
  courseId?: number | undefined;
  now: Date;
}

export interface SaleRow {
  proposal: number | null;
  codigo: string | null;
  estado: SaleState;
  id_vendedor: number;
  id_oferta: number;
  total: number;
}

function salesOf({ sellers, from, until, state, courseId, now }: SaleFilter): SQL {
  const theirs = integerArray(sellers);
  const isOver = (column: SQL) => sql`${column} <= ${now.toISOString()}::timestamptz`;
  const purchaseState = sql`CASE WHEN c.estado IN (${literalTexts(waitingStates)}) AND ${isOver(sql`c.reserva_expira_em`)}
    THEN 'EXPIRADA' ELSE c.estado END`;
  const linkState = sql`CASE WHEN a.situacao = 'CANCELADA' THEN 'LINK_CANCELADO'
    WHEN a.situacao IN ('ABERTA', 'AGUARDANDO_APROVACAO', 'AGUARDANDO_EMPRESA') AND ${isOver(sql`a.expira_em`)} THEN 'VENCIDA'
    ELSE a.situacao END`;
  const all = sql`
    SELECT a.id AS proposal, c.codigo, a.id_vendedor, a.id_oferta, a.criada_em AS criado_em,
      CASE WHEN c.codigo IS NULL OR ${purchaseState} IN ('EXPIRADA', 'CANCELADA') THEN ${linkState}
        ELSE ${purchaseState} END AS estado,
      CASE WHEN c.codigo IS NULL THEN a.total_centavos ELSE c.total_centavos END AS total
    FROM assisted_proposals a LEFT JOIN purchases c ON c.codigo = a.codigo_compra
    WHERE a.id_vendedor = ANY (${theirs})
    UNION ALL
    SELECT NULL, c.codigo, c.id_vendedor, c.id_oferta, c.criado_em, ${purchaseState}, c.total_centavos
    FROM purchases c
    WHERE c.id_vendedor = ANY (${theirs})
      AND NOT EXISTS (SELECT 1 FROM assisted_proposals a
        WHERE c.chave_idempotencia LIKE 'assistida-' || a.id || '-%' AND a.id_vendedor = c.id_vendedor)`;
  const conditions = [
    from && sql`v.criado_em >= ${from.toISOString()}::timestamptz`,
    until && sql`v.criado_em < ${until.toISOString()}::timestamptz`,
    state && sql`v.estado = ${state}`,
    courseId !== undefined && sql`o.id_produto = ${courseId}`,
  ].filter((condition) => condition !== undefined && condition !== false);
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
  return sql`FROM (${all}) v JOIN offers o USING (id_oferta) ${where}`;
}

/** A page of sales, newest first. */
export function listSaleRows(db: Database, filter: SaleFilter, page: number, size: number) {
  return selectRows<SaleRow>(
    db,
    sql`SELECT v.proposal, v.codigo, v.estado, v.id_vendedor, v.id_oferta, v.total
      ${salesOf(filter)}
      ORDER BY v.criado_em DESC, v.proposal DESC NULLS LAST, v.codigo DESC
      LIMIT ${size} OFFSET ${(page - 1) * size}`,
  );
}

export async function sumSales(db: Database, filter: SaleFilter) {
  const [row] = await selectRows<{ vendas: number; pagas: number; valor: number }>(
    db,
    sql`SELECT count(*)::int AS vendas,
      (count(*) FILTER (WHERE v.estado IN ('PAGA', 'MATRICULADA')))::int AS pagas,
      coalesce(sum(v.total) FILTER (WHERE v.estado IN ('PAGA', 'MATRICULADA')), 0)::float8 AS valor
      ${salesOf(filter)}`,
  );
  return row!;
}

export function listSoldCourses(db: Database, filter: SaleFilter) {
  const { sellers, now } = filter;
  return selectRows<{ id_produto: number; titulo: string }>(
    db,
    sql`SELECT DISTINCT p.id_produto, p.titulo FROM courses p
      WHERE p.id_produto IN (SELECT o.id_produto ${salesOf({ sellers, now })}) ORDER BY p.titulo LIMIT 200`,
  );
}

export async function findPurchasesOfSales(db: Database, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const { codigo, aluno, criado_em, custeio, empresa } = purchases;
  return db
    .select({ codigo, aluno, criado_em, custeio, empresa })
    .from(purchases)
    .where(inArray(codigo, [...codes]));
}
