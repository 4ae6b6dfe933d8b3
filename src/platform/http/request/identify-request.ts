import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { arrivalHeader } from '#/domain/request/arrival.ts';
import { removeHeader, replaceHeader } from './request-header.ts';
import { assignRequestId } from './request-id.ts';
import { type ArrivalOptions, forwardingHeaders, readArrival } from './visitor-address.ts';

/**
 * Fixes, once for all later readers, the id of the request, when it arrived, the address of the client and
 * what it asked for.
 */
export function createRequestIdentifier(
  options: ArrivalOptions,
  logger: Logger,
): (request: IncomingMessage) => void {
  const warnOfProxy = createProxyWarning(logger);
  return (request) => {
    assignRequestId(request);
    replaceHeader(request, arrivalHeader, String(performance.now()));
    const { address, protocol, host, undeclaredProxy } = readArrival(
      request.socket.remoteAddress,
      request.headers,
      options,
    );
    // After these lines X-Forwarded-For and -Proto hold what we believe, whatever the client sent, or are
    // absent.
    for (const name of forwardingHeaders) removeHeader(request, name);
    if (address !== null) replaceHeader(request, 'x-forwarded-for', address);
    if (host !== undefined) replaceHeader(request, 'host', host);
    if (protocol !== undefined) replaceHeader(request, 'x-forwarded-proto', protocol);
    if (undeclaredProxy !== undefined) warnOfProxy(undeclaredProxy);
  };
}

/** Says once what is wrong: each request would say the same. */
function createProxyWarning(logger: Logger): (proxy: string) => void {
  let hasWarned = false;
  return (proxy) => {
    if (hasWarned) return;
    hasWarned = true;
    logger.warn(
      { proxy },
      'visitors come through a proxy that TRUST_PROXY does not name: their addresses are unknown, so attempts are not limited by address; set TRUST_PROXY to the number of proxies in front of the shop (1 for one) or to their networks, or to 0 when there is none',
    );
  };
}
