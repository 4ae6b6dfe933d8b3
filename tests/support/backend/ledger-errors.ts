import type { Database } from '#/backend/db/database.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';

// LEDGER-6
export async function findLedgerErrors(db: Database): Promise<string[]> {
  const { isBalanced, differences } = await checkLedger(db);
  return [
    ...(isBalanced ? [] : ['the ledger does not balance']),
    ...differences.map(
      ({ conta, provedor, codigo_compra, escriturado, esperado }) =>
        `${conta} ${provedor ?? codigo_compra ?? ''}: booked ${escriturado}, should be ${esperado}`,
    ),
  ];
}
