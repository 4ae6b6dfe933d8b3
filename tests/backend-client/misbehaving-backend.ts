import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface MisbehavingBackend extends AsyncDisposable {
  url: string;
  /** `METHOD /path` of every request so far, in order. */
  calls: { line: string; cookie: string; requestId: string; body: string }[];
  on(line: string, answer: Answer): void;
}

export async function startMisbehavingBackend(): Promise<MisbehavingBackend> {
  const answers = new Map<string, Answer>();
  const calls: MisbehavingBackend['calls'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const line = `${request.method} ${new URL(request.url!, 'http://x').pathname}`;
    calls.push({
      line,
      cookie: request.headers.cookie ?? '',
      requestId: String(request.headers['x-request-id']),
      body,
    });
    const answer = answers.get(line);
    if (answer) answer(request, response, body);
    else json(response, 404, { status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Nada aqui.' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    on: (line, answer) => void answers.set(line, answer),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown, cookies: string[] = []) {
  if (cookies.length) response.setHeader('set-cookie', cookies);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
