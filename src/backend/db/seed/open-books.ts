import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

export async function openBooks(db: Database, em: Date): Promise<void> {
  await db.execute(sql`
    WITH opening AS (
      INSERT INTO ledger_transactions (tipo, em)
      SELECT 'ABERTURA', ${em.toISOString()} WHERE EXISTS (SELECT FROM ledger_expected) RETURNING id
    )
    INSERT INTO ledger_entries (id_transacao, conta, provedor, codigo_compra, centavos)
    SELECT opening.id, conta, provedor, codigo_compra, centavos FROM ledger_expected, opening`);
}
