import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '#/backend/db/database.ts';
import { rateLimits } from '#/backend/db/schema/identity.ts';

/** A counter in the database: up to `points` in `duration` seconds for each key. */
export function createCounter(
  db: Database,
  name: string,
  limits: { readonly points: number; readonly duration: number },
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    // A job deletes what ran out.
    clearExpiredByTimeout: false,
    ...limits,
  });
}
