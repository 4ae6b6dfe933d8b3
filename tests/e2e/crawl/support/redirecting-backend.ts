import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Redirect {
  destino: string | null;
  status: number;
  externo: boolean;
  /** Milliseconds until the answer. */
  after?: number;
}

export interface RedirectingBackend {
  url: string;
  /** The paths asked for in the redirect table, in order. */
  asked: string[];
  reported: Record<string, unknown>[];
  stop(): Promise<void>;
}

export async function startRedirectingBackend(table: Record<string, Redirect>): Promise<RedirectingBackend> {
  const asked: string[] = [];
  const reported: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend.invalid');
    const answer = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (url.pathname === '/readyz') return answer(200, {});
    if (url.pathname === '/api/redirecionamento') {
      const path = url.searchParams.get('caminho') ?? '';
      asked.push(path);
      const { after = 0, ...redirect } = table[path] ?? { after: 0 };
      const found = 'destino' in redirect;
      setTimeout(() => (found ? answer(200, redirect) : answer(204)), after).unref();
      return;
    }
    if (url.pathname === '/api/requisicao') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      request.on('end', () => {
        reported.push(JSON.parse(body) as Record<string, unknown>);
        answer(200, { ok: true });
      });
      return;
    }
    answer(404, { status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Nada aqui' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    reported,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
