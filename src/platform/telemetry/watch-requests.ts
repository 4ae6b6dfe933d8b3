import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routedPath } from '#/domain/request/plain-path.ts';
import { requestIdHeader } from '#/domain/request/request-id.ts';
import { isMeasuring, measureRequest } from '#/domain/telemetry/measures.ts';
import { endRequestSpan, isTracing, traceRequest } from '#/domain/telemetry/spans.ts';
import { closedStatus, isQuiet } from '../log/access-log.ts';

/** The pattern of the route that a path leads to, as the router writes it; undefined for none. */
export type FindRoute = (path: string) => string | undefined;

type Handle = () => void;

const maxKnownPaths = 2000;

/** Measures and traces each request until its response has left; undefined while neither is wanted. */
export function createRequestWatch(findRoute: FindRoute) {
  if (!isMeasuring() && !isTracing()) return undefined;
  const routeOf = createRouteLabel(findRoute);
  return (request: IncomingMessage, response: ServerResponse, handle: Handle): void => {
    const startedAt = performance.now();
    const { method, url = '/', headers } = request;
    const onClose = (end: (ended: { method: string | undefined; route: string; status: number }) => void) =>
      response.once('close', () => {
        const status = closedStatus(response);
        end({ method, route: routeOf(url, status), status });
      });
    onClose((ended) => measureRequest(startedAt, ended));
    if (!isTracing() || isQuiet(url)) return handle();
    const requestId = String(headers[requestIdHeader]);
    traceRequest({ method, requestId, headers }, (span) => {
      onClose((ended) => endRequestSpan(span, ended));
      handle();
    });
  };
}

function createRouteLabel(findRoute: FindRoute): (url: string, status: number) => string {
  const known = new LRUCache<string, string>({ max: maxKnownPaths });
  return (url, status) => {
    const path = routedPath(url);
    if (path === undefined) return 'unreadable';
    const own = ownRoute(path, status);
    if (own !== undefined) return own;
    const route = known.get(path) ?? findRoute(path) ?? 'unmatched';
    known.set(path, route);
    return route;
  };
}

/** What the server answers before the router, and calls of server functions. */
function ownRoute(path: string, status: number): string | undefined {
  if (path === '/healthz' || path === '/readyz') return path;
  const [, folder] = /^\/(assets|images|fonts|js|api\/webhook|ingest)\//.exec(path) ?? [];
  if (folder !== undefined) return `/${folder}/*`;
  const [, called] = /^\/_serverFn\/(.*)$/.exec(path) ?? [];
  if (called === undefined) return undefined;
  // A name of nothing is answered by an error: otherwise anyone could add series without end.
  return status < 400 && /^[\w-]{1,80}$/.test(called) ? `/_serverFn/${called}` : '/_serverFn/*';
}
