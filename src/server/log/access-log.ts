import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ServerMiddleware } from 'srvx';
import { loggablePath } from './loggable-path.ts';
import { requestIdHeader } from '#/domain/request/request-id.ts';

/** Status that proxies log for a request the client gave up; it is never sent. */
const clientClosedRequest = 499;

/**
 * One line for each request when its response has left, or the client has. Built files only at level debug.
 */
export function createAccessLog(logger: Logger): ServerMiddleware {
  return (request, next) => {
    const startedAt = performance.now();
    const { req, res } = request.runtime!.node! as { req: { url?: string }; res: ServerResponse };
    const url = req.url ?? '/';
    const requestId = request.headers.get(requestIdHeader);
    const { method } = request;
    res.once('close', () => {
      const aborted = !res.writableFinished;
      // Who went away before there was a response got none: neither the status that stood ready, nor a
      // failure of ours.
      const status = aborted && !res.headersSent ? clientClosedRequest : res.statusCode;
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
    return next();
  };
}

function isQuiet(url: string): boolean {
  return /^\/(assets|images|fonts|js)\/|^\/(healthz|readyz)(\?|$)/.test(url);
}
