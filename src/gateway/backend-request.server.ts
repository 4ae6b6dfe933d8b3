import { Agent, request } from 'undici';

/** A backend's response with all of its body. */
export interface WholeResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface WholeRequest {
  url: string;
  method: string;
  /** They ask for a response that isn't packed: nothing here unpacks one. */
  headers: Headers;
  body: ArrayBuffer | undefined;
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
      body: body ? new Uint8Array(body) : null,
      signal: late.signal,
    });
    const bytes = new Uint8Array(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: toHeaders(response.headers), bytes };
  } finally {
    clearTimeout(timer);
  }
}

function toHeaders(received: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
