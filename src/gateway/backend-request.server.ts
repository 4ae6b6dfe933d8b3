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
  headers: Headers;
  body: ArrayBuffer | undefined;
}

const connections = new Agent();

/**
 * Asks the backend and waits for the whole response; follows no redirect. Not by `fetch`, each call of which
 * keeps all it reaches until a collection of all (docs/decisions/0071).
 * @throws what the signal was aborted with, or the error of the network
 */
export async function requestWhole(
  { url, method, headers, body }: WholeRequest,
  signal: AbortSignal,
): Promise<WholeResponse> {
  const response = await request(url, {
    dispatcher: connections,
    method,
    // Nothing here unpacks a response.
    headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
    body: body ? new Uint8Array(body) : null,
    signal,
  });
  const bytes = new Uint8Array(await response.body.arrayBuffer());
  return { status: response.statusCode, headers: toHeaders(response.headers), bytes };
}

function toHeaders(received: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
