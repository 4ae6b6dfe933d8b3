import { LRUCache } from 'lru-cache';
import type { RedirectRow } from './redirect-target.ts';

export interface RedirectLookupOptions {
  /** Asks the backend about a path; null when it stays. */
  read(path: string): Promise<RedirectRow | null>;
  now(): number;
  /** Milliseconds after which a page goes on without an answer. */
  giveUpAfterMs: number;
  /** Milliseconds for which an answer holds, "stays" included. */
  freshMs: number;
  /** Milliseconds for which a backend that failed isn't asked about the path again. */
  failureFreshMs: number;
  capacity: number;
}

interface Entry {
  row: Promise<RedirectRow | null>;
  freshUntil: number;
}

/**
 * Remembers what the backend says of paths. Who asks while a call runs shares it; a call given up on still
 * fills the memory for the next visitor. A redirect to a path that is redirected itself leads nowhere: no
 * chain, no loop.
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

  /** What the table says of a path; null when it stays, and when the backend doesn't say so in time. */
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
