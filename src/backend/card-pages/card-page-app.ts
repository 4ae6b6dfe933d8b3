import type { Logger } from 'pino';
import type { BackendApp } from '#/backend/http/http-server.ts';
import { plain } from './responses.ts';

export interface Asked {
  request: Request;
  url: URL;
  id: string;
}

export type CardRoute = [
  method: string,
  pattern: RegExp,
  name: string,
  answer: (asked: Asked) => Promise<Response> | Response,
];

/** Logs the pattern and the outcome of a request, never what was sent. */
export function answerRoutes(routes: readonly CardRoute[], log: Logger): BackendApp {
  return {
    async fetch(request) {
      const startedAt = performance.now();
      const url = new URL(request.url);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const here = routes.filter(([, pattern]) => pattern.test(url.pathname));
      const route = here.find(([verb]) => verb === method);
      let response: Response;
      try {
        response = route
          ? await route[3]({
              request,
              url,
              id: route[1].exec(url.pathname)?.[1] ?? '',
            })
          : plain(here.length > 0 ? 405 : 404);
      } catch (error) {
        log.error({ err: error, route: route?.[2] }, 'card page failed');
        response = plain(500);
      }
      const ms = Math.round(performance.now() - startedAt);
      const name = route?.[2] ?? 'unmatched';
      log.info({ method: request.method, route: name, status: response.status, ms }, 'card page answered');
      return response;
    },
  };
}
