import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Header by which a test says from which address it comes; the proxy takes it for that of the connection. */
export const visitorHeader = 'x-test-visitor';

export interface FrontProxy {
  url: string;
  stop(): Promise<void>;
}

export async function startFrontProxy(target: string): Promise<FrontProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const { [visitorHeader]: visitor, ...headers } = incoming.headers;
    const seen = [headers['x-forwarded-for'], visitor ?? incoming.socket.remoteAddress].flat();
    const outgoing = httpRequest({
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: {
        ...headers,
        'x-forwarded-for': seen.filter((address) => address !== undefined).join(', '),
        'x-forwarded-proto': 'https',
      },
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode!, response.rawHeaders);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
