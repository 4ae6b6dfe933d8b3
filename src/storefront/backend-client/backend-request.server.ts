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
 * Not by `fetch`, which retains everything it reaches until a full collection, nor with the platform's
 * timeout (docs/decisions/0099). Follows no redirect.
 * @throws {DOMException} `TimeoutError`, or the error of the network
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

function asDeclared(received: Record<string, string | string[] | undefined>): IncomingHttpHeaders {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value = ''] of Object.entries(received)) {
    const isList = Array.isArray(value);
    if (name === 'set-cookie') headers[name] = isList ? value : [value];
    else headers[name] = isList ? value.join(', ') : value;
  }
  return headers;
}
