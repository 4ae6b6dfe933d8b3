import type { Database } from '#/backend/db/database.ts';
import type { MovableClock } from '#/backend/movable-clock.ts';
import { addToAdvance, findAdvance } from './state-repository.ts';

/**
 * The advance of the business clock, which lies in the database and holds for every instance and
 * every later start.
 */
export interface BusinessClock {
  /** Moves it forward by milliseconds. Sessions don't notice. */
  move(db: Database, ms: number): Promise<void>;
  /** Catches up with what other instances moved it by: one row, by its key. */
  catchUp(db: Database): Promise<void>;
}

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
