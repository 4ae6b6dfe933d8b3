import { createOutageMemory } from '../outage/outage-memory.server.ts';

/**
 * Sessions that could not be checked just now, by refresh token. A backend that hangs then costs a visitor a
 * fifth of their time at most, one that refuses connections next to nothing.
 */
export const sessionOutages = createOutageMemory({
  now: Date.now,
  factor: 4,
  maxMs: 20_000,
  capacity: 10_000,
});
