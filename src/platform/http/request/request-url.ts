import type { ServerRequest } from 'srvx';

/** The address of a request, parsed once: of the origin that the server believes it was asked by. */
export function urlOf(request: ServerRequest): URL {
  return request._url ?? new URL(request.url);
}
