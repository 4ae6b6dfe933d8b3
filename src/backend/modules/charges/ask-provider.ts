import type { Database } from '#/backend/db/database.ts';
import { type ChargeReport, type Payments, takerOf } from '#/backend/payments/payment-provider.ts';
import type { OpenBill } from './charge-repository.ts';
import { keepPayment } from './keep-payment.ts';

/**
 * Stores the payments that the provider reports for a bill, to be applied later. Undefined when the provider
 * doesn't know it or isn't connected. Call it outside of a transaction.
 * @throws when the provider doesn't respond
 */
export async function askAboutBill(
  db: Database,
  payments: Payments,
  { reference, ...bill }: Pick<OpenBill, 'forma' | 'reference' | 'provedor'>,
): Promise<(ChargeReport & { found: number }) | undefined> {
  const provider = takerOf(payments, bill);
  const report = await provider?.findCharge(reference);
  if (!provider || !report) return undefined;
  let found = 0;
  for (const payment of report.payments) {
    const stored = await keepPayment(db, provider.name, payments.now, { ...payment, txid: reference });
    if (stored === 'new') found++;
  }
  return { ...report, found };
}
