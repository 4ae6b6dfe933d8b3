import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { cardWebhookItemSchema } from '#/contract/purchasing/card.ts';
import { storeWebhook, keepOddItem } from '../payment-webhook-repository.ts';
import { cardUnavailable } from '#/backend/modules/orders/purchase-errors.ts';
import { askAboutCard, type CardPayments } from './settle-card.ts';

interface Receiver extends CardPayments {
  log: Logger;
}

/**
 * The webhook only names charges: each is fetched from the provider, so that repeated, late or forged
 * webhooks change nothing (CARD-5).
 * @throws 503 `CARTAO_INDISPONIVEL` when the provider couldn't be asked, so that it repeats the webhook
 */
export async function receiveCardWebhook(db: Database, receiver: Receiver, body: unknown): Promise<void> {
  const { now, log, card } = receiver;
  const provedor = `${card.name}-cartao`;
  await storeWebhook(db, { provedor, content: body, at: now });
  const keepOdd = async (content: unknown) => {
    const isNew = await keepOddItem(db, { provedor, content, at: now }, 'ILEGIVEL');
    if (isNew) log.error({ motivo: 'ILEGIVEL' }, 'card webhook: unreadable item stored');
  };
  const read = v.safeParse(v.object({ cartoes: v.array(v.unknown()) }), body);
  if (!read.success) return keepOdd(body);
  const references = new Set<string>();
  for (const item of read.output.cartoes) {
    const known = v.safeParse(cardWebhookItemSchema, item);
    if (known.success) references.add(known.output.referencia);
    else await keepOdd(item);
  }
  for (const reference of references) {
    await askAboutCard(db, receiver, reference).catch((error: unknown) => {
      throw cardUnavailable(error);
    });
  }
}
