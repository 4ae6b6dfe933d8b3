import { isbot } from 'isbot';
import { FastResponse, serve, type ServerMiddleware, type ServerRequest } from 'srvx';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createAnalyticsProxy } from './analytics-proxy.ts';
import { FinishedResponse } from './response/finished-response.ts';
import { badHostPage } from './response/bad-host-page.ts';
import { errorPage } from './response/error-page.ts';
import { tooLargePage } from './response/too-large-page.ts';
import { plainPageHeaders } from './response/plain-page.ts';
import { plainText } from './response/plain-text.ts';
import { logWhenClosed } from '../log/access-log.ts';
import { createRequestWatch, type FindRoute } from '../telemetry/watch-requests.ts';
import type { AreaSplit } from '#/domain/site/experiment.ts';
import { maxFormWithDocumentBytes } from '#/domain/request/request-limits.ts';
import { requestIdHeader } from '#/domain/request/request-id.ts';
import { urlOf } from './request/request-url.ts';
import { hasBadHost } from './request/allowed-hosts.ts';
import { routableAddress } from './request/routable-address.ts';
import { createRequestIdentifier } from './request/identify-request.ts';
import { requestIdOf } from './request/request-id.ts';
import { assignVariant } from './request/assign-variant.ts';
import { bodyLimitOf, limitChunked } from './request/body-limits.ts';
import { drainBody } from './request/drain-body.ts';
import { isMeantForOtherSites, securityHeaders } from './response/security-headers.ts';
import { drain } from './graceful-shutdown.ts';
import { createWebhookProxy } from './webhook-proxy.ts';
import { createPageCache, type PageCache } from '../rendering/page-cache/page-cache.ts';
import { createStaticFiles } from './static-files.ts';
import type { TrustedProxies } from '#/settings/trusted-proxies.ts';

export interface StorefrontServerOptions {
  port: number;
  host: string;
  /** Folder with the files for the browser. */
  clientDir: string;
  /** The app: Start's built request handler. */
  render: (request: Request) => Response | Promise<Response>;
  findRoute: FindRoute;
  isHostAllowed: (host: string | undefined) => boolean;
  isBackendReady: () => Promise<boolean>;
  backendUrl: string;
  /** Undefined when no one said whether there is a proxy. */
  trustedProxies: TrustedProxies | undefined;
  https: boolean;
  /** Origin that events of browsers are passed on to; undefined when the shop takes none. */
  analyticsHost?: string | undefined;
  /**
   * Origin that browsers' questions for the project's configuration are passed on to; undefined when they
   * don't ask.
   */
  analyticsConfigHost?: string | undefined;
  /** Which variant of the experiment a visitor gets who has none. */
  experiment: AreaSplit;
  /** Bytes that pages kept for everyone may take; 0 keeps none. */
  pageCacheBytes: number;
  /** Milliseconds in which a server that is to close still takes requests, but says that it isn't ready. */
  drainMs: number;
  /** Milliseconds that requests in flight get after that. */
  shutdownTimeout: number;
  logger: Logger;
}

export interface StorefrontServer {
  /** Address it listens on. */
  url: string;
  /** Takes no new connections, lets requests in flight end, resolves when all is closed. */
  close(): Promise<void>;
}

/** Seconds after which crawlers are asked to come again. */
const retryAfterSeconds = 120;

/** In milliseconds. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Starts the production server. Rejects when the port is taken. */
export async function startStorefrontServer(options: StorefrontServerOptions): Promise<StorefrontServer> {
  const state = { draining: false };
  const commonHeaders = securityHeaders({ https: options.https, development: false });
  const pages = createPageCache({
    render: options.render,
    maxBytes: options.pageCacheBytes,
    commonHeaders,
    now: () => performance.now(),
    logger: options.logger,
  });
  const app = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: maxFormWithDocumentBytes,
    middleware: [
      useAddress,
      respondWithHeaders(options, commonHeaders, pages, state),
      serveHealth(options, state),
      refuseBadRequests(options),
      createWebhookProxy(options.backendUrl, options.logger),
      ...(options.analyticsHost
        ? [createAnalyticsProxy(options.analyticsHost, options.logger, options.analyticsConfigHost)]
        : []),
      createStaticFiles(options.clientDir),
      ...(options.https ? [assignVariant(options.experiment)] : []),
      pages.middleware,
      showFailure,
    ],
    fetch: (request) => options.render(limitChunked(request)),
  });
  const identify = createRequestIdentifier(
    { trusted: options.trustedProxies, https: options.https },
    options.logger,
  );
  const watch = createRequestWatch(options.findRoute);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (hasBadHost(request)) return refuseHost(response, commonHeaders);
    if (!state.draining && pages.sendAgain(request, response)) return;
    void app.node!.handler(request, response);
  };
  const http = createServer(timeouts, (request, response) => {
    identify(request);
    logWhenClosed(request, response, options.logger);
    if (watch) watch(request, response, () => handle(request, response));
    else handle(request, response);
  });
  http.listen(options.port, options.host);
  await once(http, 'listening');
  const { drainMs, shutdownTimeout: timeout } = options;
  return { url: addressOf(http), close: () => drain(http, state, { drainMs, timeout }) };
}

/** Nothing is made of a request whose host can't be read: there is no address that it asks for. */
function refuseHost(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(400, {
    ...headers,
    ...plainPageHeaders,
    connection: 'close',
  });
  response.end(badHostPage);
}

/**
 * The address of a request as visitors see it, who may have come to a proxy by another protocol, and as the
 * router can read it.
 */
const useAddress: ServerMiddleware = (request, next) => {
  const protocol = nodeRequest(request).headers['x-forwarded-proto'];
  if (protocol !== undefined) {
    const url = new URL(request.url);
    url.protocol = String(protocol);
    request._url = url;
  }
  const routable = routableAddress(urlOf(request));
  if (routable) request._url = routable;
  return next();
};

function respondWithHeaders(
  options: StorefrontServerOptions,
  common: Readonly<Record<string, string>>,
  pages: PageCache,
  state: { draining: boolean },
): ServerMiddleware {
  return async (request, next) => {
    const requestId = requestIdOf(request);
    let response: Response;
    try {
      response = await next();
    } catch (error) {
      // An upload that was broken off is a line of the access log.
      if (!request.signal.aborted) options.logger.error({ requestId, err: error }, 'Erro inesperado');
      response = isCrawler(request) ? plainFailure(500) : failurePage(500, requestId);
    }
    if (response instanceof FinishedResponse && response.isUntouched && !state.draining) {
      pages.repeat(nodeRequest(request), response);
      return response;
    }
    for (const [name, value] of Object.entries(common)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    if (isMeantForOtherSites(urlOf(request).pathname)) {
      response.headers.set('cross-origin-resource-policy', 'cross-origin');
    }
    response.headers.set(requestIdHeader, requestId);
    // Whatever a route says of its response: a cookie is one person's, and so is the response it comes with.
    if (response.headers.has('set-cookie')) response.headers.set('cache-control', 'private, no-store');
    // After 413 the rest of the body is still on its way; nothing else can follow on that connection.
    if (state.draining || response.status === 413) response.headers.set('connection', 'close');
    return response;
  };
}

function serveHealth(options: StorefrontServerOptions, state: { draining: boolean }): ServerMiddleware {
  let hasFoundBackend = false;
  return async (request, next) => {
    const path = urlOf(request).pathname;
    if (path === '/healthz') return plainText(200, 'ok');
    if (path !== '/readyz') return next();
    if (state.draining) return plainText(503, 'shutting down');
    // A proxy that took every instance out while the backend is away would show its own error, not ours.
    hasFoundBackend ||= await options.isBackendReady();
    return hasFoundBackend ? plainText(200, 'ready') : plainText(503, 'backend unreachable');
  };
}

function refuseBadRequests(options: StorefrontServerOptions): ServerMiddleware {
  return (request, next) => {
    if (!methods.includes(request.method)) {
      return plainText(405, 'Method not allowed', { allow: methods.join(', ') });
    }
    const { url: target = '/', headers } = nodeRequest(request);
    // A request target of the absolute form names a host too, and that one ends up in the URL.
    const hosts = target.startsWith('/') ? [headers.host] : [headers.host, urlOf(request).host];
    if (!hosts.every(options.isHostAllowed)) return plainText(400, 'Unknown host');
    if (Number(request.headers.get('content-length')) > bodyLimitOf(request)) return refuseLarge(request);
    if (request.method === 'OPTIONS') {
      return new FastResponse(null, { status: 204, headers: { allow: methods.join(', ') } });
    }
    const path = urlOf(request).pathname;
    // A browser reads a Location of //x as another site, so the response is a path of this one.
    if (/^[/\\]{2}/.test(path)) {
      return plainText(308, '', { location: `/${path.replace(/^[/\\]+/, '')}` });
    }
    // The app throws at a call that names no function, before any middleware of ours sees it.
    if (/^\/_serverFn\/(\/|$)/.test(path)) return plainText(404, 'Not found');
    return next();
  };
}

/** Who sends a form reads why it isn't taken, and the way back; programs are cut off. */
async function refuseLarge(request: ServerRequest): Promise<Response> {
  if (request.method !== 'POST' || !wantsPage(request)) return plainText(413, 'Content too large');
  await drainBody(nodeRequest(request));
  return htmlPage(413, tooLargePage(urlOf(request).pathname));
}

/** Anyone who asked the app for a page and gets none because of a failure gets the page that says so. */
const showFailure: ServerMiddleware = async (request, next) => {
  const response = await next();
  if (response.status < 500) return response;
  // A crawler would keep the page that says so as what stands at this address.
  if (isCrawler(request) && (wantsPage(request) || isHtml(response))) {
    await response.body?.cancel();
    const plain = plainFailure(response.status);
    // Anyone who is taken for one and isn't keeps its session.
    for (const cookie of response.headers.getSetCookie()) plain.headers.append('set-cookie', cookie);
    return plain;
  }
  if (!wantsPage(request) || isHtml(response)) return response;
  return failurePage(response.status, requestIdOf(request));
};

function isCrawler(request: Request): boolean {
  return isbot(request.headers.get('user-agent'));
}

/** Says to anyone who reads no pages that it should come again. */
function plainFailure(status: number): Response {
  return plainText(status, 'Service unavailable', { 'retry-after': String(retryAfterSeconds) });
}

function failurePage(status: number, requestId: string): Response {
  return htmlPage(status, errorPage(requestId));
}

function htmlPage(status: number, html: string): Response {
  return new FastResponse(html, { status, headers: plainPageHeaders });
}

function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function addressOf(server: HttpServer): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}

function nodeRequest(request: ServerRequest) {
  return request.runtime!.node!.req as IncomingMessage;
}
