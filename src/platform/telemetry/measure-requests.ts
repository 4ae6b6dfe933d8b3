import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routedPath } from '#/domain/request/plain-path.ts';
import { measureRequest } from '#/domain/telemetry/measures.ts';
import { closedStatus } from '../log/access-log.ts';

/** The pattern of the route that a path leads to, as the router writes it; undefined for none. */
export type FindRoute = (path: string) => string | undefined;

const maxKnownPaths = 2000;

/** Measures each request until its response has left, by the pattern of its route. */
export function createRequestMeasure(findRoute: FindRoute) {
  const known = new LRUCache<string, string>({ max: maxKnownPaths });
  const routeOf = (url: string, status: number): string => {
    const path = routedPath(url);
    if (path === undefined) return 'unreadable';
    const own = ownRoute(path, status);
    if (own !== undefined) return own;
    const route = known.get(path) ?? findRoute(path) ?? 'unmatched';
    known.set(path, route);
    return route;
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now();
    const { method, url = '/' } = request;
    response.once('close', () => {
      const status = closedStatus(response);
      measureRequest(startedAt, { method, route: routeOf(url, status), status });
    });
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
