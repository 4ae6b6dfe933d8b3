/** The codes of letters, digits, `-`, `.`, `_` and `~`, which need none: it is the same address with them. */
const needlessCode = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Decodes unreserved characters, as the router does. Access rules, caches and logs must use this form. */
export function plainPath(path: string): string {
  return path.replace(needlessCode, decodeURIComponent);
}

/** Undefined for an invalid path. */
export function routedPath(target: string): string | undefined {
  const path = target.split(/[?#]/, 1)[0]!;
  // Most are in that form already.
  if (/^(?:\/[\w-]+)*\/?$/.test(path)) return path;
  const address = path.startsWith('/') ? `http://localhost/${path.replace(/^[/\\]+/, '')}` : path;
  if (!URL.canParse(address)) return undefined;
  return plainPath(new URL(address).pathname).replace(/\/{2,}/g, '/');
}
