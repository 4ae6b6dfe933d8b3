import type { Server as HttpServer } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds in which kept-alive clients may still send a request and learn that the connection ends. */
const lastCalls = 250;

interface Times {
  /** Milliseconds in which a proxy may find out, and new connections are still taken. */
  drainMs: number;
  /** Milliseconds that requests in flight get after that. */
  timeout: number;
}

/**
 * Closes the server without losing a request. Responses say `Connection: close` first; then no connection is
 * taken any more, but those there are may bring what is under way; then those that are idle are closed. What
 * still runs after `timeout` milliseconds is cut.
 */
export async function drain(
  http: HttpServer,
  state: { draining: boolean },
  { drainMs, timeout }: Times,
): Promise<void> {
  if (state.draining) return;
  state.draining = true;
  await delay(drainMs);
  const closed = new Promise<void>((resolve) => http.once('close', resolve));
  const cut = setTimeout(() => http.closeAllConnections(), timeout);
  await delay(Math.min(lastCalls, timeout));
  // The close of node:http would at once cut connections whose request has not been read yet.
  TcpServer.prototype.close.call(http);
  await delay(Math.min(lastCalls, timeout));
  const idle = setInterval(() => http.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
