export interface WebhookTarget {
  webhookUrl: string;
  secret: string;
}

const firstRetryMs = 2000;
const longestRetryMs = 60_000;
const timeoutMs = 4000;

/** Milliseconds until the next attempt: 2 s, then twice as long, up to a minute. */
export function retryWaitMs(tries: number): number {
  return Math.min(firstRetryMs * 2 ** Math.min(tries, 10), longestRetryMs);
}

export async function postWebhook(
  forma: 'pix' | 'boleto' | 'cartao',
  content: object,
  { webhookUrl, secret }: WebhookTarget,
): Promise<'taken' | 'refused' | 'none'> {
  try {
    const response = await fetch(`${webhookUrl}/${forma}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-token': secret },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? 'taken' : 'refused';
  } catch {
    return 'none';
  }
}
