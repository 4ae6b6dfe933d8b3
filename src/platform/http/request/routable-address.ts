/**
 * An address that the router can read: where its path has a sign that browsers write otherwise than the
 * router, which leads back and forth for ever, or bytes that are no UTF-8, the path stands for itself, of
 * which there is no page. Undefined where it can be read as it is.
 */
export function routableAddress(url: URL): URL | undefined {
  const { pathname } = url;
  if (!/[%^]/.test(pathname)) return undefined;
  if (!/\^|%5e/i.test(pathname) && isUtf8(pathname)) return undefined;
  const routable = new URL(url);
  // In lower case, which is the one form of an address.
  routable.pathname = pathname.replaceAll('^', '%5E').replaceAll('%', '%25').toLowerCase();
  return routable;
}

function isUtf8(path: string): boolean {
  try {
    // A result that nothing reads would be cut out of the build, and the check with it.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
