import type { Database } from '#/backend/db/database.ts';
import type { PixProvider } from '#/backend/payments/pix-provider.ts';
import { listPixCharges } from './pix-charge-repository.ts';

/**
 * Asks the bank to take no money for a purchase any more. A charge that couldn't be stopped does no harm: its
 * payment would be given back. Never rejects for the bank.
 */
export async function stopCharges(db: Database, pix: PixProvider, codigo: string): Promise<void> {
  const charges = await listPixCharges(db, codigo);
  const open = charges.filter(({ status }) => status !== 'CONCLUIDA');
  await Promise.allSettled(open.map(({ txid }) => pix.cancelCharge(txid)));
}
