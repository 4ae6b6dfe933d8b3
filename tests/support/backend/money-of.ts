import { asc, eq, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { outbox } from '#/backend/db/schema/identity.ts';

export async function accountBalances(db: Database, codigo: string): Promise<Record<string, number>> {
  const rows = await selectRows<{ conta: string; cents: number }>(
    db,
    sql`SELECT conta, sum(centavos)::int AS cents FROM ledger_entries WHERE codigo_compra = ${codigo}
      GROUP BY conta HAVING sum(centavos) <> 0 ORDER BY conta`,
  );
  return Object.fromEntries(rows.map(({ conta, cents }) => [conta, cents]));
}

export async function mailKindsOf(db: Database, codigo: string): Promise<string[]> {
  const rows = await db
    .select({ tipo: outbox.tipo })
    .from(outbox)
    .where(eq(sql`${outbox.dados}->>'codigo_compra'`, codigo))
    .orderBy(asc(outbox.id));
  return rows.map(({ tipo }) => tipo);
}
