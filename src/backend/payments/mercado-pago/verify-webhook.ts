import { createHmac } from 'node:crypto';
import { isSameSecret } from '#/backend/crypto/same-secret.ts';

interface SignedWebhook {
  signature: string | undefined;
  requestId: string | undefined;
  resource: string | undefined;
}

/** Milliseconds between the webhook's time and ours: enough for slow networks, too little for replays. */
const toleranceMs = 10 * 60_000;

/** Verifies `ts=…,v1=…`: an HMAC-SHA256 of the payment's id, the request's id and the time (PROVIDER-3). */
export function isSignedWebhook(
  { signature, requestId, resource }: SignedWebhook,
  secret: string,
  now: Date,
): boolean {
  const parts = new Map((signature ?? '').split(',').map((part) => splitPair(part)));
  const [ts, given] = [parts.get('ts'), parts.get('v1')];
  if (!resource || !requestId || !ts || !given || !/^\d{10,13}$/.test(ts)) return false;
  // Seconds in the documentation, milliseconds in webhooks.
  const at = ts.length > 10 ? Number(ts) : Number(ts) * 1000;
  if (Math.abs(now.getTime() - at) > toleranceMs) return false;
  const signed = `id:${resource.toLowerCase()};request-id:${requestId};ts:${ts};`;
  return isSameSecret(given, createHmac('sha256', secret).update(signed).digest('hex'));
}

function splitPair(part: string): [string, string] {
  const at = part.indexOf('=');
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}
