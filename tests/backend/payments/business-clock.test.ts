import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createMovableClock } from '#/backend/movable-clock.ts';
import { followBusinessClock } from '#/backend/modules/simulated-bank/business-clock.ts';
import { findAdvance } from '#/backend/modules/simulated-bank/state-repository.ts';
import { noon } from '../../support/catalogue-data.ts';
import { withBackend } from '../../support/backend/backend.ts';

const backend = withBackend({ clock: noon });

it('is read once for those who ask at the same time, and again for a person who asks later', async () => {
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

it('is moved, and read by no one, where no other instance works on the database', async () => {
  const { db } = backend.current;
  const ours = createMovableClock(noon);
  const clock = followBusinessClock(ours.moveForward, 0, { isAlone: true });
  const before = ours.now().getTime();
  const advance = await findAdvance(db);
  await clock.move(db, 60_000);
  expect(ours.now().getTime() - before).toBe(advance + 60_000);

  await db.execute(sql`ALTER TABLE simulated_bank_state RENAME TO astray`);
  await expect(clock.catchUp(db)).resolves.toBeUndefined();
  await db.execute(sql`ALTER TABLE astray RENAME TO simulated_bank_state`);
});
