import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** Each piece of the body as it came, with milliseconds since the request. */
  pieces: { at: number; bytes: Buffer }[];
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | Iterable<Buffer>;
  agent?: Agent;
  onFirstPiece?: () => void;
}

/** A request as written, with none of fetch's good manners: any method, any Host, no decoding. */
export function ask(url: string, path: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent, onFirstPiece } = options;
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, method, headers, ...(agent && { agent }) },
      (response) => {
        const pieces: Answer['pieces'] = [];
        if (onFirstPiece) response.once('data', onFirstPiece);
        response.on('data', (bytes: Buffer) => pieces.push({ at: performance.now() - startedAt, bytes }));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(pieces.map((piece) => piece.bytes));
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: whole,
            text: whole.toString('utf8'),
            pieces,
          });
        });
      },
    );
    request.on('error', reject);
    if (typeof body === 'string' || Buffer.isBuffer(body)) request.end(body);
    else {
      for (const piece of body ?? []) request.write(piece);
      request.end();
    }
  });
}
