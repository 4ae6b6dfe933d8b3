import { LRUCache } from 'lru-cache';

export interface OutageMemoryOptions {
  now(): number;
  factor: number;
  /** Most milliseconds a failure is remembered. */
  maxMs: number;
  capacity: number;
}

/**
 * Remembers sessions that could not be checked, by key: a fast failure is retried at once, a slow one later.
 */
export function createOutageMemory({ now, factor, maxMs, capacity }: OutageMemoryOptions) {
  const untilOf = new LRUCache<string, number>({ max: capacity });
  return {
    has: (key: string): boolean => (untilOf.get(key) ?? 0) > now(),
    remember: (key: string, tookMs: number): void => {
      untilOf.set(key, now() + Math.min(tookMs * factor, maxMs));
    },
  };
}
