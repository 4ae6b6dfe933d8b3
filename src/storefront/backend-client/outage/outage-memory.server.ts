import { LRUCache } from 'lru-cache';

export interface OutageMemoryOptions {
  now(): number;
  factor: number;
  /** Most milliseconds a failure is remembered. */
  maxMs: number;
  capacity: number;
}

/**
 * Remembers whose session could not be checked just now, so that not every page waits again. What failed at
 * once is tried again at once, what failed slowly later. Each key is remembered by itself, so one person's
 * outage doesn't affect others.
 */
export function createOutageMemory({ now, factor, maxMs, capacity }: OutageMemoryOptions) {
  const untilOf = new LRUCache<string, number>({ max: capacity });
  return {
    has: (key: string): boolean => (untilOf.get(key) ?? 0) > now(),
    /** Notes that asking for a key failed after so many milliseconds. */
    remember: (key: string, tookMs: number): void => {
      untilOf.set(key, now() + Math.min(tookMs * factor, maxMs));
    },
  };
}
