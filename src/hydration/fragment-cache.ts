import { LRUCache } from 'lru-cache';

/** Finished fragments of pages, by all that they were drawn by. */
export interface FragmentCache {
  get(key: string): Uint8Array | undefined;
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
  const fragments = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes, key) => bytes.length + key.length + 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  const encoder = new TextEncoder();
  return {
    get: (key) => fragments.get(key),
    set: (key, html) => void fragments.set(key, encoder.encode(html)),
  };
}
