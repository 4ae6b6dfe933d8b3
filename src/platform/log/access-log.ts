import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { loggablePath } from './loggable-path.ts';
import { requestIdHeader } from '#/domain/request/request-id.ts';

/** Status that proxies log for a request the client gave up; it is never sent. */
const clientClosedRequest = 499;

/**
 * Writes one line when the response has left, or the client has: that of built files at level debug only. The
 * request has its id already.
 */
export function logWhenClosed(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  const startedAt = performance.now();
  const { method, url = '/' } = request;
  const requestId = request.headers[requestIdHeader];
  response.once('close', () => {
    const aborted = !response.writableFinished;
    const status = closedStatus(response);
    const level = isQuiet(url) ? 'debug' : status >= 500 ? 'error' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
    const line = {
      requestId,
      method,
      path: loggablePath(url),
      status,
      milliseconds,
      ...(aborted && { aborted }),
    };
    logger[level](line, 'request');
  });
}

/**
 * The status of a response that has closed. Who went away before there was one got none: neither the status
 * that stood ready, nor a failure of ours.
 */
export function closedStatus({ writableFinished, headersSent, statusCode }: ServerResponse): number {
  return !writableFinished && !headersSent ? clientClosedRequest : statusCode;
}

/** Files and probes. */
export function isQuiet(url: string): boolean {
  return /^\/(assets|images|fonts|js)\/|^\/(healthz|readyz)(\?|$)/.test(url);
}
