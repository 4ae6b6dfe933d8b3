import { LRUCache } from 'lru-cache';

/**
 * Stands for the name of the session in what is drawn for many: forms have it. Unknown to anybody, so that
 * nothing that people wrote passes for it.
 */
export const anySession = `sessao-${crypto.randomUUID()}`;

/** Finished fragments of pages, by all that they were drawn by. */
export interface FragmentCache {
  /** In pieces, between which the name of a page's session belongs. */
  get(key: string): readonly Uint8Array[] | undefined;
  set(key: string, html: string): void;
}

/** Milliseconds after which a fragment is drawn anew, whatever the time of day does to its texts. */
const maxAgeMs = 30_000;

/**
 * @param maxBytes that all fragments together may take, the least recently shown going first; 0 keeps none
 * @param now in milliseconds, on any scale that only grows
 */
export function createFragmentCache(maxBytes: number, now: () => number): FragmentCache | undefined {
  if (maxBytes === 0) return undefined;
  const fragments = new LRUCache<string, readonly Uint8Array[]>({
    maxSize: maxBytes,
    sizeCalculation: (pieces, key) =>
      pieces.reduce((bytes, piece) => bytes + piece.length, 0) + key.length + 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  const encoder = new TextEncoder();
  return {
    get: (key) => fragments.get(key),
    set: (key, html) => {
      const pieces = html.split(anySession).map((piece) => encoder.encode(piece));
      fragments.set(key, pieces);
    },
  };
}
