/** What needs no percent-encoding, and is the same address with one. */
const unreserved = /^[\w.~-]$/;

/**
 * A path as the router reads it: letters, digits, `-`, `.`, `_` and `~` that came percent-encoded stand for
 * themselves. What says who may see, keep or log a page looks at this form.
 */
export function plainPath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const sign = String.fromCharCode(Number.parseInt(digits, 16));
    return unreserved.test(sign) ? sign : encoded;
  });
}

/**
 * The path of a request's first line as it is routed: without dot segments, back slashes and slashes too
 * many. Undefined for what is no address.
 */
export function routedPath(target: string): string | undefined {
  const path = target.split(/[?#]/, 1)[0]!;
  // Most are in that form already.
  if (/^(?:\/[\w-]+)*\/?$/.test(path)) return path;
  const address = path.startsWith('/') ? `http://localhost/${path.replace(/^[/\\]+/, '')}` : path;
  if (!URL.canParse(address)) return undefined;
  return plainPath(new URL(address).pathname).replace(/\/{2,}/g, '/');
}
