import type { Database } from '#/backend/db/database.ts';
import type { MovableClock } from '#/backend/movable-clock.ts';
import { addToAdvance } from './state-repository.ts';

/** Moves the business clock forward by milliseconds and keeps it there over restarts. Sessions don't notice. */
export async function moveBusinessClock(
  { db, moveClock }: { db: Database; moveClock: MovableClock['moveForward'] },
  ms: number,
): Promise<void> {
  await addToAdvance(db, ms);
  moveClock(ms);
}
