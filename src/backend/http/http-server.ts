import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { serve } from 'srvx';
import { readCaller, type Caller } from './visitor-address.ts';

export interface BackendApp {
  /**
   * Never rejects.
   * @param isStopping other instances should be asked from now on
   */
  fetch(request: Request, caller: Caller, isStopping: boolean): Promise<Response>;
}

export interface HttpServerOptions {
  app: BackendApp;
  /** 0 asks for any free port. */
  port: number;
  host: string;
  storefrontSecret?: string | undefined;
  log: Logger;
  /** Milliseconds in which a server that is to close still takes requests. */
  drainMs?: number | undefined;
  /** Milliseconds that requests in flight get when the server closes. */
  shutdownTimeout?: number;
}

export interface RunningServer {
  url: string;
  /** Takes no new connections and resolves once the requests in flight have their responses. */
  close(): Promise<void>;
}

/** Puts the backend on a port. Rejects when the port is taken. */
export async function startHttpServer(options: HttpServerOptions): Promise<RunningServer> {
  const { app, port, host, storefrontSecret, log, drainMs = 0, shutdownTimeout = 10_000 } = options;
  let isWarned = false;
  let isStopping = false;
  const server = serve({
    port,
    hostname: host,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      const caller = readCaller(request.headers, request.ip, storefrontSecret);
      if (caller.unbelieved !== undefined && !isWarned) {
        isWarned = true;
        log.warn(
          { storefront: caller.unbelieved },
          'a storefront on another machine asks without a secret: addresses of visitors are unknown, so attempts are not limited by address; set the same BACKEND_SECRET there and here',
        );
      }
      const response = await app.fetch(request, caller, isStopping);
      if (isStopping) response.headers.set('connection', 'close');
      return response;
    },
  });
  await server.serve();
  return {
    url: server.url!.replace(/\/$/, ''),
    close: async () => {
      isStopping = true;
      // Even a wait of no time would let another request in.
      if (drainMs > 0) await delay(drainMs);
      await drain(server.node!.server as HttpServer, shutdownTimeout);
    },
  };
}

async function drain(http: HttpServer, timeout: number): Promise<void> {
  const closed = once(http, 'close');
  // node:http's close would cut connections whose request has arrived unread.
  TcpServer.prototype.close.call(http);
  const cut = setTimeout(() => http.closeAllConnections(), timeout);
  await delay(Math.min(100, timeout));
  const idle = setInterval(() => http.closeIdleConnections(), 20);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
