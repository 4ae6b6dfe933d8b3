import type { Database } from '#/backend/db/database.ts';
import { within } from '#/domain/request/semaphore.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { askAboutBill } from './ask-provider.ts';
import type { OpenBill } from './charge-repository.ts';
import type { DueHold } from '../orders/purchase/purchase-repository.ts';

/** How long a hold waits after its end for a provider that doesn't respond (PIX-11). */
const SILENCE_MS = 60_000;
/** How long one round of questions takes at most, and after how many failures it is given up. */
const ROUND_MS = 3000;
const FAILURES = 3;
const AT_ONCE = 10;

/**
 * Checks expired holds with the providers (PIX-11) and stores payments they report. Returns the codes whose
 * provider doesn't respond and whose grace period isn't over. Call it outside of a transaction.
 */
export async function askBeforeEnd(
  db: Database,
  payments: Payments,
  holds: readonly Pick<DueHold, 'codigo' | 'reserva_expira_em'>[],
  bills: readonly OpenBill[],
): Promise<Set<string>> {
  const queue = [...holds];
  const silent = new Set(holds.map(({ codigo }) => codigo));
  let failures = 0;
  const round = new AbortController();
  const askOn = async () => {
    for (
      let hold = queue.shift();
      hold && !round.signal.aborted && failures < FAILURES;
      hold = queue.shift()
    ) {
      const { codigo } = hold;
      try {
        for (const bill of bills.filter((one) => one.codigo === codigo)) {
          await askAboutBill(db, payments, bill);
        }
        silent.delete(codigo);
      } catch {
        failures++;
      }
    }
  };
  const asked = Promise.all(Array.from({ length: AT_ONCE }, askOn));
  await within(asked, ROUND_MS, () => new Error('late')).catch(() => undefined);
  round.abort();
  const graceOver = payments.now.getTime() - SILENCE_MS;
  return new Set(
    holds
      .filter(({ codigo, reserva_expira_em: end }) => silent.has(codigo) && end.getTime() > graceOver)
      .map(({ codigo }) => codigo),
  );
}
