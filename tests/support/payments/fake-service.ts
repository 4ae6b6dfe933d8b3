import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface FakeResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Fault of a call: before the effect (`status`, `hang`, `reset`), or after it (`lose`, `garbage`, `huge`).
 */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'lose' }
  | { kind: 'garbage' }
  | { kind: 'huge' };

export interface FakeService {
  url: string;
  calls: string[];
  failNext(call: RegExp, fault: Fault): void;
  stop(): Promise<void>;
}

interface FakeServiceOptions {
  certificate: string;
  key: string;
  /** Authority that clients must show a certificate of; absent: they need none. */
  clientAuthority?: string;
  respond(request: FakeRequest, socket: TLSSocket): FakeResponse | Promise<FakeResponse>;
}

export async function startFakeService(options: FakeServiceOptions): Promise<FakeService> {
  const faults: { call: RegExp; fault: Fault }[] = [];
  const calls: string[] = [];

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(incoming.url!, 'https://fake.example');
    const call = `${incoming.method} ${path}`;
    calls.push(call);
    const index = faults.findIndex((planned) => planned.call.test(call));
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]!.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void incoming.socket.destroy();
    const body = await text(incoming);
    const response =
      fault?.kind === 'status'
        ? { status: fault.status, body: {} }
        : await options.respond(
            { method: incoming.method!, path, query, headers: incoming.headers, text: body },
            incoming.socket as TLSSocket,
          );
    if (fault?.kind === 'lose') return void incoming.socket.destroy();
    outgoing.writeHead(response.status, { 'content-type': 'application/json', ...response.headers });
    if (fault?.kind === 'garbage') outgoing.end('<html>Bad gateway</html>');
    else if (fault?.kind === 'huge') outgoing.end(`"${'x'.repeat(300_000)}"`);
    else outgoing.end(response.body === undefined ? '' : JSON.stringify(response.body));
  }

  const { certificate: cert, key, clientAuthority } = options;
  const server = createServer(
    {
      cert,
      key,
      ...(clientAuthority && { requestCert: true, rejectUnauthorized: true, ca: clientAuthority }),
    },
    (incoming, outgoing) => {
      serve(incoming, outgoing).catch((error: unknown) => {
        // A test sees its fake's own failure in what the shop logs, and here.
        console.error(error);
        incoming.socket.destroy();
      });
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    failNext: (call, fault) => faults.push({ call, fault }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
