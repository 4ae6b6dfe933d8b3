import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a backend, or what stands before it, may do to a call. */
export const faults = [
  '500',
  '404 of a proxy',
  'malformed',
  'HTML',
  'empty',
  'truncated',
  'reset',
  'hanging',
  'slow 5 s',
] as const;
export type Fault = (typeof faults)[number];

const proxyPage = '<html><head><title>404 Not Found</title></head><body>nginx</body></html>';

interface InjectedFault {
  fault: Fault;
  isMeant(call: string): boolean;
}

export interface FaultProxy {
  url: string;
  /** Calls that came through, by their names. */
  calls: Set<string>;
  /** Does this to each call that is meant; null does nothing to any. */
  inject(fault: InjectedFault | null): void;
  stop(): Promise<void>;
}

/**
 * Stands between a storefront and its backend.
 * @param nameOf names a call by its method and path, as the documentation of the API does
 */
export async function startFaultProxy(
  target: string,
  nameOf: (method: string, path: string) => string,
): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const calls = new Set<string>();
  let injected: InjectedFault | null = null;
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url!, target);
    const call = nameOf(incoming.method!, pathname);
    calls.add(call);
    const forward = (change?: 'truncated') => proxyCall({ incoming, answer, hostname, port, change });
    if (!injected?.isMeant(call)) return forward();
    const { fault } = injected;
    if (fault === 'slow 5 s') return void setTimeout(forward, 5000);
    if (fault === 'truncated') return forward('truncated');
    incoming.resume();
    if (fault === 'hanging') return;
    if (fault === 'reset') return void incoming.socket.destroy();
    const [status, type, body] = answers[fault];
    answer.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    inject: (fault) => (injected = fault),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const answers = {
  '500': [500, 'text/plain', 'Internal Server Error: relation "purchases" does not exist'],
  '404 of a proxy': [404, 'text/html', proxyPage],
  malformed: [200, 'application/json', '{"itens": [{"id":'],
  HTML: [200, 'text/html', proxyPage],
  empty: [200, 'application/json', ''],
} as const;

interface ProxiedCall {
  incoming: IncomingMessage;
  answer: ServerResponse;
  hostname: string;
  port: string;
  change: 'truncated' | undefined;
}

function proxyCall({ incoming, answer, hostname, port, change }: ProxiedCall): void {
  const { method, url: path, headers } = incoming;
  const outgoing = httpRequest({ hostname, port, method, path, headers }, (response) => {
    answer.writeHead(response.statusCode!, response.rawHeaders);
    if (change === undefined) return void response.pipe(answer);
    response.once('data', (piece: Buffer) => {
      answer.write(piece.subarray(0, Math.floor(piece.length / 2)), () => answer.destroy());
    });
    response.once('end', () => answer.destroy());
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}
