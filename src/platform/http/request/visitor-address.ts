import type { IncomingHttpHeaders } from 'node:http';
import { isAmong, isPrivateAddress, readAddress } from '#/domain/request/private-network.ts';
import type { TrustedProxies } from '#/settings/trusted-proxies.ts';

/** What is known of how a request came here. */
export interface Arrival {
  /**
   * Address of the visitor; null when there is only that of a proxy that no setting names, which stands for
   * everyone.
   */
  address: string | null;
  /** What the visitor's browser asked, as the furthest trusted proxy reports it. */
  protocol?: 'http' | 'https';
  host?: string;
  /** The address behind which all visitors seem to be. */
  undeclaredProxy?: string;
}

export interface ArrivalOptions {
  /** Undefined when no one said whether there is a proxy. */
  trusted: TrustedProxies | undefined;
  /** Visitors come by https, which a proxy must end: this server speaks plain http. */
  https: boolean;
}

/**
 * Finds the visitor's address: the hop nearest to us that isn't trusted, as everything further away may be
 * invented. A private address that isn't trusted and passes on what others asked is no one's own.
 */
export function readArrival(
  peer: string | undefined,
  headers: IncomingHttpHeaders,
  options: ArrivalOptions,
): Arrival {
  let address = readAddress(peer ?? '');
  if (address === undefined) return { address: null };
  const { trusted } = options;
  const forwarded = listValues(headers['x-forwarded-for']).toReversed();
  let proxies = 0;
  while (isTrusted(trusted, address, proxies)) {
    const next = readAddress(forwarded[proxies] ?? '');
    proxies++;
    if (next === undefined) break;
    address = next;
  }
  if (proxies > 0) return { address, ...readTarget(headers, proxies) };
  const mayForward = !isCountOf(trusted, 0) && (options.https || isForwarded(headers));
  return mayForward && isPrivateAddress(address) ? { address: null, undeclaredProxy: address } : { address };
}

/** Headers by which proxies report what they were asked, and by whom. */
export const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
] as const;

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

function isTrusted(trusted: TrustedProxies | undefined, address: string, proxiesPassed: number): boolean {
  if (!trusted) return false;
  return 'count' in trusted ? proxiesPassed < trusted.count : isAmong(trusted.networks, address);
}

function isCountOf(trusted: TrustedProxies | undefined, count: number): boolean {
  return trusted !== undefined && 'count' in trusted && trusted.count === count;
}

/** Proxies either write one value again or add theirs at the end: that of the furthest trusted one counts. */
function readTarget(headers: IncomingHttpHeaders, proxies: number): Pick<Arrival, 'protocol' | 'host'> {
  const ofFurthest = (name: string) => {
    const values = listValues(headers[name]);
    return values[Math.max(0, values.length - proxies)];
  };
  const protocol = ofFurthest('x-forwarded-proto')?.toLowerCase();
  const host = ofFurthest('x-forwarded-host');
  return {
    ...((protocol === 'http' || protocol === 'https') && { protocol }),
    ...(host !== undefined && { host }),
  };
}

function listValues(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
