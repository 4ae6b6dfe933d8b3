import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { ledgerEntries, ledgerTransactions } from '#/backend/db/schema/ledger.ts';
import { boletos, paymentCharges, paymentEvents } from '#/backend/db/schema/purchasing.ts';
import type { Earnings, LedgerAccount, LedgerEvent, LedgerEntry } from '#/domain/finance/ledger.ts';

/** Writes a transaction with all its entries; false, and nothing written, when its reference has one. */
export async function insertTransaction(
  db: Database,
  { tipo, referencia, em }: { tipo: LedgerEvent; referencia?: string; em: Date },
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const [written] = await db
    .insert(ledgerTransactions)
    .values({ tipo, referencia: referencia ?? null, em })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!written) return false;
  await db.insert(ledgerEntries).values(entries.map((entry) => ({ id_transacao: written.id, ...entry })));
  return true;
}

export async function findBookedEarnings(db: Database, codigo: string): Promise<Earnings> {
  const rows = await db
    .select({ conta: ledgerEntries.conta, centavos: sum(ledgerEntries.centavos).mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.codigo_compra, codigo),
        inArray(ledgerEntries.conta, ['RECEITA', 'DESCONTO', 'ENCARGOS']),
      ),
    )
    .groupBy(ledgerEntries.conta);
  const of = (account: LedgerAccount) => rows.find(({ conta }) => conta === account)?.centavos ?? 0;
  // No account holds minus zero.
  return { price: 0 - of('RECEITA'), discount: of('DESCONTO'), charges: 0 - of('ENCARGOS') };
}

export async function sumPaidCharges(db: Database, codigo: string): Promise<number> {
  const [late] = await db
    .select({
      cents: sql`COALESCE(sum(${boletos.multa_centavos} + ${boletos.juros_centavos}), 0)`.mapWith(Number),
    })
    .from(boletos)
    .where(and(eq(boletos.codigo_compra, codigo), eq(boletos.status, 'PAGO')));
  const [added] = await db
    .select({ cents: sql`COALESCE(sum(${paymentCharges.acrescimo_centavos}), 0)`.mapWith(Number) })
    .from(paymentCharges)
    .where(and(eq(paymentCharges.codigo_compra, codigo), eq(paymentCharges.status, 'CONCLUIDA')));
  return (late?.cents ?? 0) + (added?.cents ?? 0);
}

export async function findProviderOf(db: Database, endToEndId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ provedor: paymentEvents.provedor })
    .from(paymentEvents)
    .where(eq(paymentEvents.id_evento, endToEndId))
    .orderBy(paymentEvents.provedor)
    .limit(1);
  return row?.provedor;
}

export interface AccountTotal {
  conta: LedgerAccount;
  provedor: string | null;
  /** Integer cents. */
  debito: number;
  credito: number;
}

export async function listAccountTotals(db: Database): Promise<AccountTotal[]> {
  const rows = await selectRows<
    Omit<AccountTotal, 'debito' | 'credito'> & { debito: string; credito: string }
  >(
    db,
    sql`SELECT conta, provedor,
      COALESCE(sum(centavos) FILTER (WHERE centavos > 0), 0)::text AS debito,
      COALESCE(-sum(centavos) FILTER (WHERE centavos < 0), 0)::text AS credito
    FROM ledger_entries GROUP BY conta, provedor ORDER BY conta, provedor`,
  );
  return rows.map((row) => ({ ...row, debito: Number(row.debito), credito: Number(row.credito) }));
}

export interface BookDifference {
  conta: LedgerAccount;
  provedor: string | null;
  codigo_compra: string | null;
  /** Integer cents, as booked and as it should be. */
  escriturado: number;
  esperado: number;
}

/** Accounts that hold something else than the rows of purchases, payments and refunds say (LEDGER-6). */
export async function listBookDifferences(db: Database, limit: number): Promise<BookDifference[]> {
  const rows = await selectRows<
    Omit<BookDifference, 'escriturado' | 'esperado'> & { escriturado: string; esperado: string }
  >(
    db,
    sql`SELECT conta, provedor, codigo_compra, sum(escriturado)::text AS escriturado, sum(esperado)::text AS esperado
    FROM (
      SELECT conta, provedor, codigo_compra, centavos AS escriturado, 0 AS esperado FROM ledger_entries
      UNION ALL SELECT conta, provedor, codigo_compra, 0, centavos FROM ledger_expected
    ) AS both_sides
    GROUP BY conta, provedor, codigo_compra HAVING sum(escriturado) <> sum(esperado)
    ORDER BY codigo_compra NULLS FIRST, conta LIMIT ${limit}`,
  );
  return rows.map((row) => ({
    ...row,
    escriturado: Number(row.escriturado),
    esperado: Number(row.esperado),
  }));
}

/** How many transactions don't add up to zero, which the database should never have taken. */
export async function countUnbalanced(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM (
      SELECT FROM ledger_entries GROUP BY id_transacao HAVING sum(centavos) <> 0) AS unbalanced`,
  );
  return row!.count;
}
