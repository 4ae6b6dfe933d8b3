import { LRUCache } from 'lru-cache';
import { countCacheRead } from '#/domain/telemetry/measures.ts';

/** HTML of finished fragments, by all that they were rendered from. */
export type FragmentCache = Readonly<{
  get(key: string): string | undefined;
  set(key: string, html: string): unknown;
}>;

/** Milliseconds after which a fragment is rendered again, whatever the time of day does to its texts. */
const maxAgeMs = 30_000;

/** @param now in milliseconds, on any scale that only grows */
export function createFragmentCache(maxBytes: number, now: () => number): FragmentCache | undefined {
  if (maxBytes === 0) return undefined;
  const fragments = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + key.length + 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (key) => {
      const html = fragments.get(key);
      countCacheRead('fragments', html === undefined ? 'miss' : 'hit');
      return html;
    },
    set: (key, html) => fragments.set(key, html),
  };
}
