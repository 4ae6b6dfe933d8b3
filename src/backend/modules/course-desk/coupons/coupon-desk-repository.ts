import { and, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { readInstant } from '#/backend/db/schema/columns.ts';
import { coupons } from '#/backend/db/schema/purchasing.ts';
import { fewIntegers } from '#/backend/db/sql-list.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';

export type CouponValues = typeof coupons.$inferSelect;

export interface DeskCouponRow extends CouponValues {
  vendas: number;
  pago_centavos: number;
  descontos_centavos: number;
  total: number;
}

type Raw = Omit<DeskCouponRow, 'valido_de' | 'valido_ate'> & { valido_de: string; valido_ate: string };

const read = (row: Raw): DeskCouponRow => ({
  ...row,
  valido_de: readInstant(row.valido_de),
  valido_ate: readInstant(row.valido_ate),
});

const withSales = sql`k.*, k.valido_de::text, k.valido_ate::text, s.vendas, s.pago_centavos, s.descontos_centavos`;
/** Sales that stand: what was paid and then given back is none. */
const sales = sql`CROSS JOIN LATERAL (
    SELECT count(*)::int AS vendas, coalesce(sum(p.total_centavos - p.abatido_centavos), 0)::float8 AS pago_centavos,
      coalesce(sum(p.desconto_centavos), 0)::float8 AS descontos_centavos
    FROM purchases p
    WHERE p.codigo_cupom = k.codigo AND p.pago_em IS NOT NULL AND p.estado IN ('PAGA', 'MATRICULADA')
  ) s`;

export async function listCouponRows(
  db: Database,
  { page, now }: { page: number; now: Date },
): Promise<DeskCouponRow[]> {
  const order = sql`k.valido_ate > ${now.toISOString()}::timestamptz DESC, k.valido_de DESC, k.codigo`;
  const rows = await selectRows<Raw>(
    db,
    sql`SELECT ${withSales}, k.total FROM (
        SELECT k.*, count(*) OVER ()::int AS total FROM coupons k
        ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
      ) k ${sales} ORDER BY ${order}`,
  );
  return rows.map(read);
}

export async function findCouponRow(db: Database, code: string): Promise<DeskCouponRow | undefined> {
  const [row] = await selectRows<Raw>(
    db,
    sql`SELECT ${withSales}, 1 AS total FROM coupons k ${sales} WHERE k.codigo = ${code}`,
  );
  return row && read(row);
}

/** False when the code is taken. */
export async function insertCoupon(tx: Database, row: typeof coupons.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(coupons)
    .values(row)
    .onConflictDoNothing()
    .returning({ codigo: coupons.codigo });
  return made.length === 1;
}

/** The coupon, locked until the transaction ends: no use is counted meanwhile. */
export async function lockCoupon(tx: Database, code: string): Promise<CouponValues | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.codigo, code)).for('update');
  return row;
}

/** The new version; undefined when the coupon was changed since it was read. */
export async function updateCoupon(
  tx: Database,
  code: string,
  version: number,
  changes: Partial<typeof coupons.$inferInsert>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(coupons)
    .set({ ...changes, versao: sql`${coupons.versao} + 1` })
    .where(and(eq(coupons.codigo, code), eq(coupons.versao, version)))
    .returning({ versao: coupons.versao });
  return row?.versao;
}

/** How many of these modalities or courses there are. */
/** How many of these there are. */
export async function countModalities(tx: Database, ids: readonly number[]): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM modalities WHERE id_modalidade = ANY (${fewIntegers(ids)})`,
  );
  return row!.total;
}
