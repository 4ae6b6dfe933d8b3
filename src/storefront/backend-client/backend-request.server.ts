import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'undici';

export interface WholeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface WholeRequest {
  url: URL;
  method: string;
  headers: Record<string, string | string[] | undefined>;
  body: string | undefined;
  /** Milliseconds for all of it, the response's body included. */
  timeoutMs: number;
}

const connections = new Agent();

/**
 * Asks the backend and waits for the whole response; follows no redirect. Not by `fetch`, each call of which
 * keeps all it reaches until a collection of all, nor with the platform's own timeout, which keeps it until
 * its time is up (docs/decisions/0071).
 * @throws {DOMException} `TimeoutError` once the time is up, else the error of the network
 */
export async function requestWhole({
  url,
  method,
  headers,
  body,
  timeoutMs,
}: WholeRequest): Promise<WholeResponse> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('no response in time', 'TimeoutError')),
    Math.ceil(timeoutMs),
  );
  try {
    const response = await request(url, {
      dispatcher: connections,
      method,
      headers,
      body: body ?? null,
      signal: late.signal,
    });
    const bytes = new Uint8Array(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: asDeclared(response.headers), bytes };
  } finally {
    clearTimeout(timer);
  }
}

/** As their type has them: what comes once is a text there, cookies too, and what comes twice is a list. */
function asDeclared(received: Record<string, string | string[] | undefined>): IncomingHttpHeaders {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value = ''] of Object.entries(received)) {
    const isList = Array.isArray(value);
    if (name === 'set-cookie') headers[name] = isList ? value : [value];
    else headers[name] = isList ? value.join(', ') : value;
  }
  return headers;
}
