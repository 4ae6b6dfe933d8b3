import type { Database } from '#/backend/db/database.ts';
import { writePixAmount } from '#/backend/payments/pix-amount.ts';
import { listDueWebhooks, updateWebhook } from './webhook-repository.ts';
import type { BankPaymentRow } from './charge-repository.ts';
import { postWebhook, retryWaitMs, type WebhookTarget } from './post-webhook.ts';

const batchSize = 50;

/**
 * Posts due payment webhooks, one each, as API Pix does. Retried after 2 s, then twice as long each time, up
 * to a minute.
 */
export async function deliverWebhooks(db: Database, now: Date, target: WebhookTarget): Promise<void> {
  for (const { pagamento, tentativas, forma } of await listDueWebhooks(db, now, batchSize)) {
    const answer = await postWebhook(forma, webhookOf(pagamento, forma), target);
    await updateWebhook(db, pagamento.end_to_end_id, {
      tentativas: tentativas + 1,
      ...(answer === 'taken'
        ? { entregue_em: now }
        : { proxima_em: new Date(now.getTime() + retryWaitMs(tentativas)) }),
    });
    if (answer === 'none') return;
  }
}

function webhookOf(
  { end_to_end_id, txid, valor_centavos, horario }: BankPaymentRow,
  forma: 'pix' | 'boleto' | 'cartao',
) {
  const valor = writePixAmount(valor_centavos);
  const instant = horario.toISOString();
  return forma === 'pix'
    ? { pix: [{ endToEndId: end_to_end_id, txid, valor, horario: instant }] }
    : { boletos: [{ id_evento: end_to_end_id, referencia: txid, valor, pago_em: instant }] };
}
