export interface RedirectRow {
  destino: string | null;
  status: 301 | 302 | 410;
  externo: boolean;
}

/** Where a path leads: to a page of this site by path and query, to another site, or nowhere any more. */
export type RedirectOutcome =
  | { kind: 'gone' }
  | { kind: 'moved'; href: string; status: 301 | 302; external: boolean };

const ownOrigin = 'http://site.invalid';

/**
 * @throws an Error for another site without the external option or not on the list of hosts, or an
 * unsupported protocol (PAGE-4, PAGE-7)
 */
export function readRedirectTarget(
  { destino, status, externo }: RedirectRow,
  externalHosts: readonly string[],
): RedirectOutcome {
  if (status === 410 || destino === null) return { kind: 'gone' };
  const url = URL.canParse(destino, ownOrigin) ? new URL(destino, ownOrigin) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new Error('Dangerous protocol refused');
  if (url.origin === ownOrigin) {
    if (!destino.startsWith('/') || /^\/{2}|\\/.test(url.pathname))
      throw new Error('Not a path of this site');
    return { kind: 'moved', href: url.pathname + url.search + url.hash, status, external: false };
  }
  if (!externo) throw new Error('Navigation to an external URL without the external option');
  if (url.username !== '' || !externalHosts.includes(url.hostname))
    throw new Error('External host not allowed');
  return { kind: 'moved', href: url.href, status, external: true };
}

export function keepQuery(outcome: RedirectOutcome, search: string): RedirectOutcome {
  if (outcome.kind === 'gone') return outcome;
  const url = new URL(outcome.href, ownOrigin);
  const own = new Set(url.searchParams.keys());
  for (const [key, value] of new URLSearchParams(search)) {
    if (!own.has(key)) url.searchParams.append(key, value);
  }
  return { ...outcome, href: outcome.external ? url.href : url.pathname + url.search + url.hash };
}
