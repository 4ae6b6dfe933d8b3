import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldBackend {
  url: string;
  release(path: string, status: number, body: unknown): void;
  stop(): Promise<void>;
}

/** A backend without anything to show, whose answers for some paths wait until they are released. */
export async function startHeldBackend(held: readonly string[]): Promise<HeldBackend> {
  const waiting = new Map<string, ServerResponse[]>(held.map((path) => [path, []]));
  const released = new Map<string, { status: number; body: unknown }>();
  const send = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend.invalid');
    const answer = released.get(pathname);
    if (answer) return send(response, answer.status, answer.body);
    const queue = waiting.get(pathname);
    if (queue) return void queue.push(response);
    if (pathname === '/api/redirecionamento') return void response.writeHead(204).end();
    if (pathname.startsWith('/api/layout/')) return send(response, 200, 'Padrão');
    send(response, 200, pathname === '/api/promocao/vigente' ? null : []);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (path, status, body) => {
      released.set(path, { status, body });
      for (const response of waiting.get(path)?.splice(0) ?? []) send(response, status, body);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
