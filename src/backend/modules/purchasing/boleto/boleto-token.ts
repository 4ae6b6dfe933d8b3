import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type SigningKey, type SigningKeys } from '#/backend/crypto/signing-keys.ts';

const DAY_MS = 86_400_000;
const purpose = 'boleto-link';
/** Long enough for a carnê of three years. */
const daysValid = 3 * 366;

/**
 * The `v` of a link to a boleto: its reference and when the link ends, signed, and nothing of a person. The
 * end counts from when the boleto was made, so that no look at it makes it last longer (BOLETO-11).
 */
export function signBoletoLink(keys: SigningKeys, id: string, madeAt: Date): string {
  const ends = Math.floor((madeAt.getTime() + daysValid * DAY_MS) / 1000);
  const content = `${keys.current.id}.${id}.${ends}`;
  return Buffer.concat([macOf(keys.current, content), Buffer.from(content)]).toString('base64url');
}

/** The reference of the boleto behind a link; undefined for a link that is forged or old. */
export function readBoletoLink(keys: SigningKeys, v: string, now: Date): string | undefined {
  const bytes = Buffer.from(v, 'base64url');
  const content = bytes.subarray(32).toString();
  const [kid, id, ends] = content.split('.');
  const key = keys.find(kid);
  if (!key || !id || bytes.length < 33) return undefined;
  if (!timingSafeEqual(macOf(key, content), bytes.subarray(0, 32))) return undefined;
  return Number(ends) * 1000 > now.getTime() ? id : undefined;
}

function macOf(key: SigningKey, content: string): Buffer {
  return createHmac('sha256', deriveKey(key, purpose)).update(content).digest();
}
