import { LRUCache } from 'lru-cache';
import type { RedirectRow } from './redirect-target.ts';

export interface RedirectLookupOptions {
  read(path: string): Promise<RedirectRow | null>;
  now(): number;
  giveUpAfterMs: number;
  /** Milliseconds for which an answer holds, "stays" included. */
  freshMs: number;
  failureFreshMs: number;
  capacity: number;
}

interface Entry {
  row: Promise<RedirectRow | null>;
  freshUntil: number;
}

/**
 * Caches redirects by path. Concurrent callers share one call; a call that timed out still fills the cache.
 * Chains and loops are dropped.
 */
export function createRedirectLookup(options: RedirectLookupOptions) {
  const entries = new LRUCache<string, Entry>({ max: options.capacity });

  function ask(path: string): Promise<RedirectRow | null> {
    const known = entries.get(path);
    if (known && options.now() < known.freshUntil) return known.row;
    const entry: Entry = {
      freshUntil: options.now() + options.freshMs,
      row: options.read(path).catch(() => {
        entry.freshUntil = options.now() + options.failureFreshMs;
        return null;
      }),
    };
    entries.set(path, entry);
    return entry.row;
  }

  async function readRow(path: string): Promise<RedirectRow | null> {
    const row = await ask(path);
    if (!row?.destino?.startsWith('/')) return row;
    const next = await ask(pathOf(row.destino));
    return next && next.status !== 410 ? null : row;
  }

  return (path: string): Promise<RedirectRow | null> => {
    let timer: ReturnType<typeof setTimeout>;
    const givenUp = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), options.giveUpAfterMs);
    });
    return Promise.race([readRow(path), givenUp]).finally(() => clearTimeout(timer));
  };
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}
