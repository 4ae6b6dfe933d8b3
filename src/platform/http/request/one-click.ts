const paths: ReadonlySet<string> = new Set(['/newsletter/cancelar', '/newsletter/avisos']);

/** What every browser that sends a form says of itself. */
const browserHeaders = ['cookie', 'origin', 'referer', 'sec-fetch-site'];

/**
 * Whether a request may be the one click of a mail program (RFC 8058): it has no header of a browser, hence
 * no session, and only the token of its link authorises it.
 */
function isOneClick({ method, url, headers }: Request): boolean {
  return (
    method === 'POST' && paths.has(new URL(url).pathname) && !browserHeaders.some((name) => headers.has(name))
  );
}

/** Whether a request has to come from a page of ours: it calls a server function, or changes something. */
export function needsOwnOrigin(handlerType: 'serverFn' | 'router', request: Request): boolean {
  if (handlerType === 'serverFn') return true;
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !isOneClick(request);
}
