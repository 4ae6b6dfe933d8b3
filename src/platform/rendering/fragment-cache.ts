import { LRUCache } from 'lru-cache';

/** HTML of finished fragments, by all that they were rendered from. */
export type FragmentCache = Pick<LRUCache<string, string>, 'get' | 'set'>;

/** Milliseconds after which a fragment is rendered again, whatever the time of day does to its texts. */
const maxAgeMs = 30_000;

/** @param now in milliseconds, on any scale that only grows */
export function createFragmentCache(maxBytes: number, now: () => number): FragmentCache | undefined {
  if (maxBytes === 0) return undefined;
  return new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + key.length + 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
}
