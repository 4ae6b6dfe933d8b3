import type { Database } from '#/backend/db/database.ts';
import type { MovableClock } from '#/backend/movable-clock.ts';
import type { BusinessClock } from '#/backend/payments/simulated-bank.ts';
import { addToAdvance, findAdvance } from './state-repository.ts';

/**
 * Lets a clock of this instance follow the one in the database, of which it has seen `seenMs` so far.
 * @param isAlone no other instance works on the database, so nobody else moves its clock
 */
export function followBusinessClock(
  moveForward: MovableClock['moveForward'],
  seenMs: number,
  { isAlone = false } = {},
): BusinessClock {
  let seen = 0;
  const follow = (advance: number) => {
    // Answers may overtake each other; the clock only ever moves forward.
    if (advance <= seen) return;
    moveForward(advance - seen);
    seen = advance;
  };
  follow(seenMs);
  const toBeRead = new WeakMap<Database, Promise<void>>();
  async function readSoon(db: Database): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    // Who comes from here on needs what is read later.
    toBeRead.delete(db);
    follow(await findAdvance(db));
  }
  return {
    move: async (db, ms) => follow(await addToAdvance(db, ms)),
    /** One reading for all who ask in the same turn of the event loop, such as the calls of a page. */
    catchUp: (db) => {
      if (isAlone) return Promise.resolve();
      const reading = toBeRead.get(db) ?? readSoon(db);
      toBeRead.set(db, reading);
      return reading;
    },
  };
}
