import type { Logger } from 'pino';
import type { ServerMiddleware } from 'srvx';
import { forward } from './proxy.ts';
import { plainText } from './response/plain-text.ts';
import { urlOf } from './request/request-url.ts';
import { analyticsProxyPath } from '#/domain/site/analytics-proxy.ts';

/** The one path that the library sends events to. */
const eventsPath = '/e/';

/** Where it asks for the configuration of its project, when it does. */
const configPath = /^\/array\/[\w-]{1,200}\/config$/;

/** Milliseconds the analytics host gets; the library tries again by itself. */
const timeLimit = 10_000;

/**
 * Taken over from the browser: how the body is packed, and by what kind of browser. No cookies, no address.
 */
const passedOn = ['content-type', 'user-agent'];

/**
 * Passes on to the analytics host what the shop's own pages send to `/ingest/ph/e/`; everything else there is
 * missing. The host learns neither cookies nor addresses of visitors, and can set nothing in their browsers.
 */
export function createAnalyticsProxy(host: string, logger: Logger, configHost?: string): ServerMiddleware {
  return (request, next) => {
    const { pathname, search } = urlOf(request);
    if (pathname !== analyticsProxyPath && !pathname.startsWith(`${analyticsProxyPath}/`)) return next();
    const inside = pathname.slice(analyticsProxyPath.length);
    const asksForConfig = configHost !== undefined && configPath.test(inside);
    if (inside !== eventsPath && !asksForConfig) return plainText(404, 'Not found');
    const method = asksForConfig ? 'GET' : 'POST';
    if (request.method !== method) return plainText(405, 'Method not allowed', { allow: method });
    // Browsers say so of every request; what doesn't come from a page of the shop has nothing to tell of it.
    const from = request.headers.get('sec-fetch-site');
    if (from !== null && from !== 'same-origin') return plainText(403, 'Forbidden');
    return forward(request, {
      address: `${asksForConfig ? configHost : host}${inside}${search}`,
      method,
      headers: passedOn,
      timeLimit,
      logger,
      failure: 'analytics host did not respond',
    });
  };
}
