import { createHash, timingSafeEqual } from 'node:crypto';
import { storefrontSecretHeader } from '#/contract/storefront-secret.ts';
import { isLoopback, isPrivateAddress, readAddress } from '#/domain/request/private-network.ts';

export interface Caller {
  /** The address to count under; null when it isn't known, or not one visitor's. */
  ip: string | null;
  /** Only a storefront may send a visitor's address. */
  isStorefront: boolean;
  isProven?: boolean;
  /** Address of the storefront, where it must send a secret to be believed. */
  unbelieved?: string;
}

/**
 * With a secret set, only callers that send it may forward a visitor's address; without one, callers on this
 * machine may. A private address that forwards requests of others counts as unknown.
 */
export function readCaller(headers: Headers, peerAddress: string | undefined, secret?: string): Caller {
  const peer = readAddress(peerAddress ?? '') ?? null;
  const forwarded = (headers.get('x-forwarded-for')?.split(',') ?? []).map(readAddress);
  if (secret) {
    // A proxy between storefront and backend adds its own address behind the first.
    return isFromStorefront(headers, secret)
      ? { ip: forwarded[0] ?? null, isStorefront: true, isProven: true }
      : { ip: peer, isStorefront: false };
  }
  if (peer === null || !isPrivateAddress(peer)) return { ip: peer, isStorefront: true };
  if (isLoopback(peer)) {
    const nearest =
      forwarded.findLast((address) => address === undefined || !isLoopback(address)) ?? forwarded[0];
    return { ip: nearest ?? null, isStorefront: true };
  }
  return forwarded.length > 0
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
