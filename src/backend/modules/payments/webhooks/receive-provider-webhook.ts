import type { Logger } from 'pino';
import type { Database } from '#/backend/db/database.ts';
import type { Psp, PspWebhook } from '#/backend/payments/payment-provider.ts';
import { askAboutCard, type CardPayments } from '../card/settle-card.ts';
import { isCardTry } from '../card/is-card-try.ts';
import { askAboutBill } from '#/backend/modules/charges/ask-provider.ts';
import { findBill } from '#/backend/modules/charges/bill.ts';
import { checkMoneyOfBill } from '#/backend/modules/refunds/check-money.ts';
import { applyPayments } from '../apply-payment.ts';
import { storeWebhook, keepOddItem } from '../payment-webhook-repository.ts';
import { webhookUnconfirmed } from '#/backend/modules/orders/purchase-errors.ts';

interface Receiver extends CardPayments {
  psp: Psp;
  log: Logger;
}

/**
 * The webhook only names a charge, which is fetched from the provider, so that repeated, late or forged ones
 * change nothing (PROVIDER-3).
 * @throws 503 when the provider couldn't be asked, so that it repeats the webhook
 */
export async function receivePspWebhook(
  db: Database,
  receiver: Receiver,
  webhook: PspWebhook,
): Promise<void> {
  const { now, log, psp } = receiver;
  const provedor = psp.name;
  await storeWebhook(db, { provedor, content: webhook.body, at: now });
  const ask = async () => {
    const named = await psp.readWebhook(webhook);
    if (!named) return false;
    let areKnown = true;
    for (const reference of named) areKnown = (await askAboutCharge(db, receiver, reference)) && areKnown;
    return areKnown;
  };
  const isKnown = await ask().catch((error: unknown) => {
    throw webhookUnconfirmed(error);
  });
  if (isKnown) return;
  if (await keepOddItem(db, { provedor, content: webhook.body, at: now }, 'ILEGIVEL')) {
    log.error({ motivo: 'ILEGIVEL' }, 'provider webhook: unreadable item stored');
  }
}

async function askAboutCharge(db: Database, receiver: Receiver, reference: string): Promise<boolean> {
  if (await isCardTry(db, reference)) {
    await askAboutCard(db, receiver, reference);
    await checkMoneyOfBill(db, receiver, reference);
    return true;
  }
  const bill = await findBill(db, reference);
  if (!bill) return false;
  const { forma } = bill.charge;
  const { provedor } = bill.boleto ?? bill.charge;
  await askAboutBill(db, receiver, { forma, reference, provedor });
  await applyPayments(db, receiver, reference);
  await checkMoneyOfBill(db, receiver, reference);
  return true;
}
