/** The codes of letters, digits, `-`, `.`, `_` and `~`, which need none: it is the same address with them. */
const needlessCode = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * A path as the router reads it: letters, digits, `-`, `.`, `_` and `~` that came percent-encoded stand for
 * themselves. What says who may see, keep or log a page looks at this form.
 */
export function plainPath(path: string): string {
  return path.replace(needlessCode, decodeURIComponent);
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
