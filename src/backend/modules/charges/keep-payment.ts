import type { Database } from '#/backend/db/database.ts';
import { bookReceipt } from '../ledger/book.ts';
import { insertPaymentEvent } from './payment-event-repository.ts';

export interface PaymentWebhook {
  endToEndId: string;
  txid: string;
  /** Integer cents. */
  cents: number;
  paidAt: Date;
}

/**
 * Stores a payment that a provider reports, possibly twice, late, or before the charge is confirmed. It
 * counts once, by its endToEndId, as first reported (PIX-8). Returns whether it was already stored, and
 * whether it differs.
 */
export async function keepPayment(
  db: Database,
  provedor: string,
  now: Date,
  webhook: PaymentWebhook,
): Promise<'new' | 'known' | 'differs'> {
  const event = {
    provedor,
    id_evento: webhook.endToEndId,
    txid: webhook.txid,
    valor_centavos: webhook.cents,
    ocorrido_em: webhook.paidAt,
    recebido_em: now,
  };
  return db.transaction(async (tx) => {
    const stored = await insertPaymentEvent(tx, event);
    if (stored === 'new') await bookReceipt(tx, event, now);
    return stored;
  });
}
