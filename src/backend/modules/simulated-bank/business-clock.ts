import type { Database } from '#/backend/db/database.ts';
import type { MovableClock } from '#/backend/movable-clock.ts';
import type { BusinessClock } from '#/backend/payments/simulated-bank.ts';
import { addToAdvance, findAdvance } from './state-repository.ts';

/**
 * Follows the clock stored in the database.
 * @param isAlone no other instance works on the database, so only this one moves its clock
 */
export function followBusinessClock(
  moveForward: MovableClock['moveForward'],
  seenMs: number,
  { isAlone = false } = {},
): BusinessClock {
  let seen = 0;
  const follow = (advance: number) => {
    if (advance <= seen) return;
    moveForward(advance - seen);
    seen = advance;
  };
  follow(seenMs);
  const toBeRead = new WeakMap<Database, Promise<void>>();
  async function readSoon(db: Database): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    toBeRead.delete(db);
    follow(await findAdvance(db));
  }
  return {
    move: async (db, ms) => follow(await addToAdvance(db, ms)),
    catchUp: (db) => {
      if (isAlone) return Promise.resolve();
      const reading = toBeRead.get(db) ?? readSoon(db);
      toBeRead.set(db, reading);
      return reading;
    },
  };
}
