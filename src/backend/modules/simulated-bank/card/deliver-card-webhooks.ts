import type { Database } from '#/backend/db/database.ts';
import { postWebhook, retryWaitMs, type WebhookTarget } from '../post-webhook.ts';
import { listDueCardWebhooks, updateCardWebhook } from './card-repository.ts';

const batchSize = 50;

/** Posts a webhook for each changed card charge. Retried as those of payments are. */
export async function deliverCardWebhooks(db: Database, now: Date, target: WebhookTarget): Promise<void> {
  for (const { txid, aviso_tentativas: tries } of await listDueCardWebhooks(db, now, batchSize)) {
    const answer = await postWebhook('cartao', { cartoes: [{ referencia: txid }] }, target);
    await updateCardWebhook(db, txid, {
      aviso_tentativas: tries + 1,
      aviso_em: answer === 'taken' ? null : new Date(now.getTime() + retryWaitMs(tries)),
    });
    if (answer === 'none') return;
  }
}
