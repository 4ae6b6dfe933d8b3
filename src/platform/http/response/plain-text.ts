import { FastResponse } from 'srvx';

/** Words for a program, which no one keeps; without a body where the status has none. */
export function plainText(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new FastResponse(status === 204 ? null : body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
