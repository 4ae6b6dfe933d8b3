import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Tells whether a Host header may be served. With a SITE_URL only its host and the listed ones; without it
 * this is a machine of one's own, where loopback names and plain addresses are fine (a rebound DNS name is
 * neither).
 */
export function createHostCheck(options: {
  siteUrl?: string;
  allowedHosts: readonly string[];
}): (host: string | undefined) => boolean {
  const names = new Set(options.allowedHosts);
  if (options.siteUrl) names.add(new URL(options.siteUrl).hostname);
  return (host) => {
    const name = hostName(host);
    if (name === undefined) return false;
    if (names.has(name)) return true;
    return !options.siteUrl && (name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  };
}

/** True unless a request names its host once, by a name or an address that can be one. */
export function hasBadHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') seen += 1;
  }
  return seen > 1 || hostName(headers.host) === undefined;
}

function hostName(host: string | undefined): string | undefined {
  const match = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:\d{1,5})?$/.exec(host ?? '');
  return match?.[1]?.toLowerCase();
}
