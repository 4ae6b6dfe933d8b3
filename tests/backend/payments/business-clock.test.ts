import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createMovableClock } from '#/backend/movable-clock.ts';
import { followBusinessClock } from '#/backend/modules/simulated-bank/business-clock.ts';
import { noon } from '../../support/catalogue-data.ts';
import { withBackend } from '../../support/backend/backend.ts';

const backend = withBackend({ clock: noon });

it('is read once for those who ask at the same time, and anew for who asks later', async () => {
  const { db } = backend.current;
  const ours = createMovableClock(noon);
  const clock = followBusinessClock(ours.moveForward, 0);
  const otherInstance = followBusinessClock(createMovableClock(noon).moveForward, 0);

  const first = clock.catchUp(db);
  expect(clock.catchUp(db)).toBe(first);
  await first;
  expect(ours.now()).toEqual(noon());

  await otherInstance.move(db, 60_000);
  const later = clock.catchUp(db);
  expect(later).not.toBe(first);
  await later;
  expect(ours.now().getTime() - noon().getTime()).toBe(60_000);
});

it('is read again after a reading that failed', async () => {
  const { db } = backend.current;
  const clock = followBusinessClock(createMovableClock(noon).moveForward, 0);

  await db.execute(sql`ALTER TABLE simulated_bank_state RENAME TO astray`);
  await expect(clock.catchUp(db)).rejects.toThrow('adiantamento_ms');
  await db.execute(sql`ALTER TABLE astray RENAME TO simulated_bank_state`);
  await clock.catchUp(db);
});
