const OWN_ORIGIN = 'http://site.invalid';
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\\]/;

/**
 * Where `redirect_to` may lead: a path of this site with its query and fragment, in canonical form
 * (SESSION-13). Anything else gives the fallback: another origin or scheme, `//host` in any disguise, control
 * characters, back slashes.
 */
export function safeRedirectPath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > 2000) return fallback;
  if (!target.startsWith('/') || CONTROL.test(target) || !URL.canParse(target, OWN_ORIGIN)) return fallback;
  const url = new URL(target, OWN_ORIGIN);
  if (url.origin !== OWN_ORIGIN || !staysOnSite(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** False when some later decoding of the path would make it begin with `//` or hold a control character. */
function staysOnSite(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < 5; round++) {
    if (decoded.startsWith('//')) return false;
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return false;
    }
    if (next === decoded) return true;
    if (CONTROL.test(next)) return false;
    decoded = next;
  }
  return false;
}
