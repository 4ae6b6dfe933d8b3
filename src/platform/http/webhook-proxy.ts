import type { Logger } from 'pino';
import type { ServerMiddleware } from 'srvx';
import { forward } from './proxy.ts';
import { plainText } from './response/plain-text.ts';
import { urlOf } from './request/request-url.ts';

/** What webhooks of banks begin with; see `src/contract/purchasing/pix.ts`. */
const webhookPath = '/api/webhook/';

/** Milliseconds the backend gets: it asks the bank about each payment. The bank tries again by itself. */
const timeLimit = 20_000;

/** By what a bank shows who it is, and of what type the body is. */
const passedOn = [
  'content-type',
  'x-request-id',
  'x-signature',
  'x-ssl-client-verify',
  'x-webhook-token',
] as const;

/**
 * Hands the webhooks of banks on to the backend, which the outside can't reach (PROVIDER-4). Nothing else of
 * it is opened.
 */
export function createWebhookProxy(backendUrl: string, logger: Logger): ServerMiddleware {
  return (request, next) => {
    const { pathname, search } = urlOf(request);
    if (!pathname.startsWith(webhookPath)) return next();
    if (request.method !== 'POST') return plainText(405, 'Method not allowed', { allow: 'POST' });
    return forward(request, {
      address: backendUrl + pathname + search,
      method: 'POST',
      headers: passedOn,
      timeLimit,
      logger,
      failure: 'backend took no notice of a bank',
    });
  };
}
