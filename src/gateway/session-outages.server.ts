import { createOutageMemory } from './outage-memory.server.ts';

/**
 * For whom the backend just couldn't be asked who they are, by refresh token. A backend that hangs takes a
 * fifth of anybody's time at most, one that refuses connections next to none.
 */
export const sessionOutages = createOutageMemory({
  now: Date.now,
  factor: 4,
  mostMs: 20_000,
  capacity: 10_000,
});
