import type { MovableClock } from '#/backend/movable-clock.ts';
import type { BusinessClock } from '#/backend/payments/simulated-bank.ts';
import { addToAdvance, findAdvance } from './state-repository.ts';

/** Lets a clock of this instance follow the one in the database, of which it has seen `seenMs` so far. */
export function followBusinessClock(moveForward: MovableClock['moveForward'], seenMs: number): BusinessClock {
  let seen = 0;
  const follow = (advance: number) => {
    // Answers may overtake each other; the clock only ever moves forward.
    if (advance <= seen) return;
    moveForward(advance - seen);
    seen = advance;
  };
  follow(seenMs);
  return {
    move: async (db, ms) => follow(await addToAdvance(db, ms)),
    catchUp: async (db) => follow(await findAdvance(db)),
  };
}
