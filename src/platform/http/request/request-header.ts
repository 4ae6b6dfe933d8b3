import type { IncomingMessage } from 'node:http';

/** Sets a request header in both of the forms in which node:http keeps them. */
export function replaceHeader(request: IncomingMessage, name: string, value: string): void {
  removeHeader(request, name);
  request.rawHeaders.push(name, value);
  request.headers[name] = value;
}

/** Takes a request header out of both forms; `name` is in lower case. */
export function removeHeader(request: IncomingMessage, name: string): void {
  if (request.headers[name] === undefined) return;
  const raw: string[] = [];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const key = request.rawHeaders[i]!;
    if (key.toLowerCase() !== name) raw.push(key, request.rawHeaders[i + 1]!);
  }
  request.rawHeaders = raw;
  delete request.headers[name];
}
