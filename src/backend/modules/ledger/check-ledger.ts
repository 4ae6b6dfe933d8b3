import type { Database } from '#/backend/db/database.ts';
import {
  type AccountTotal,
  type BookDifference,
  countUnbalanced,
  listAccountTotals,
  listBookDifferences,
} from './ledger-repository.ts';

export type { AccountTotal, BookDifference };

const MOST_SHOWN = 100;

export interface LedgerState {
  totals: AccountTotal[];
  /** True when debits and credits are the same, in all and in each transaction. */
  isBalanced: boolean;
  /** Accounts that hold something else than purchases, payments and refunds say; at most 100. */
  differences: BookDifference[];
}

/** The trial balance, and where the books and the rows they are about disagree (LEDGER-6). */
export async function checkLedger(db: Database): Promise<LedgerState> {
  const totals = await listAccountTotals(db);
  const sum = totals.reduce((cents, { debito, credito }) => cents + debito - credito, 0);
  return {
    totals,
    isBalanced: sum === 0 && (await countUnbalanced(db)) === 0,
    differences: await listBookDifferences(db, MOST_SHOWN),
  };
}
