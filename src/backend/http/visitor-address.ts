import { createHash, timingSafeEqual } from 'node:crypto';
import { storefrontSecretHeader } from '#/contract/storefront-secret.ts';
import { isLoopback, isPrivateAddress, readAddress } from '#/domain/private-network.ts';

/** What is known of who asks the backend. */
export interface Caller {
  /** The address to count under; null when it isn't known, or not one visitor's. */
  ip: string | null;
  /** Whether it may say what only a storefront knows: of others a thief of cookies could be one. */
  isStorefront: boolean;
  /** Whether it showed the secret, rather than being believed for want of one. */
  isProven?: boolean;
  /** Where a storefront asks from that must show a secret to be believed. */
  unbelieved?: string;
}

/**
 * Where there is a secret, who shows it says for whom it asks, and everybody else counts under the address of
 * the connection. Without one, whoever asks from this machine says it. A storefront that says nothing doesn't
 * know. A private address that passes on what others asked stands for them all.
 */
export function readCaller(headers: Headers, peerAddress: string | undefined, secret?: string): Caller {
  const peer = readAddress(peerAddress ?? '') ?? null;
  const told = (headers.get('x-forwarded-for')?.split(',') ?? []).map(readAddress);
  if (secret) {
    // A proxy between storefront and backend adds its own address behind the first.
    return isFromStorefront(headers, secret)
      ? { ip: told[0] ?? null, isStorefront: true, isProven: true }
      : { ip: peer, isStorefront: false };
  }
  if (peer === null || !isPrivateAddress(peer)) return { ip: peer, isStorefront: true };
  if (isLoopback(peer)) {
    const nearest = told.findLast((address) => address === undefined || !isLoopback(address)) ?? told[0];
    return { ip: nearest ?? null, isStorefront: true };
  }
  return told.length > 0
    ? { ip: null, isStorefront: true, unbelieved: peer }
    : { ip: peer, isStorefront: true };
}

function isFromStorefront(headers: Headers, secret: string): boolean {
  const given = headers.get(storefrontSecretHeader);
  return given !== null && isSame(given, secret);
}

function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
