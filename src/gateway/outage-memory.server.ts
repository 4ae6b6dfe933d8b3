import { LRUCache } from 'lru-cache';

export interface OutageMemoryOptions {
  now(): number;
  /** For how many times as long as the failure took it is remembered. */
  factor: number;
  /** Most milliseconds a failure is remembered. */
  mostMs: number;
  /** Most keys remembered; those not asked for the longest go first. */
  capacity: number;
}

/**
 * Remembers for whom the backend just couldn't be asked, so that not every page waits for it anew. What
 * failed at once is tried again at once; what failed slowly, later. Each key is remembered alone: one
 * person's trouble is nobody else's.
 */
export function createOutageMemory({ now, factor, mostMs, capacity }: OutageMemoryOptions) {
  const untilOf = new LRUCache<string, number>({ max: capacity });
  return {
    /** Whether asking for a key is pointless for now. */
    has: (key: string): boolean => (untilOf.get(key) ?? 0) > now(),
    /** Notes that asking for a key failed after so many milliseconds. */
    remember: (key: string, tookMs: number): void => {
      untilOf.set(key, now() + Math.min(tookMs * factor, mostMs));
    },
  };
}
