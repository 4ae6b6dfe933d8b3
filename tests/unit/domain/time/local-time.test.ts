import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  localDay,
  localInstant,
  startOfLocalDay,
  timeZones,
  type TimeZone,
} from '#/domain/time/local-time.ts';

/** Hours behind UTC by law (Lei 12.876/2013), since summer time ended in 2019. */
const behind: Record<TimeZone, number> = {
  'America/Noronha': 2,
  'America/Sao_Paulo': 3,
  'America/Porto_Velho': 4,
  'America/Rio_Branco': 5,
};
const HOUR_MS = 3_600_000;
const zones = fc.constantFrom(...timeZones);
const days = fc
  .date({ min: new Date('2019-03-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const byLaw = (instant: Date, zone: TimeZone) =>
  new Date(instant.getTime() - behind[zone] * HOUR_MS).toISOString().slice(0, 10);

it('a day begins and ends where it is held as the law has it, to the millisecond', () => {
  fc.assert(
    fc.property(zones, days, (zone, day) => {
      const start = startOfLocalDay(day, zone);
      expect(start.getTime()).toBe(Date.parse(`${day}T00:00:00Z`) + behind[zone] * HOUR_MS);
      for (const ms of [-1, 0, 24 * HOUR_MS - 1, 24 * HOUR_MS]) {
        const instant = new Date(start.getTime() + ms);
        expect(localDay(instant, zone)).toBe(byLaw(instant, zone));
      }
    }),
  );
});

it('any instant is on the day of the clock there', () => {
  const instants = fc.date({ min: new Date('2019-03-01'), max: new Date('2099-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      expect(localDay(instant, zone)).toBe(byLaw(instant, zone));
    }),
  );
});

it('an hour there is one instant everywhere', () => {
  expect(localInstant('2027-01-11', '18:30', 'America/Porto_Velho')).toBe('2027-01-11T18:30:00-04:00');
  expect(localInstant('2027-01-11', '18:30', 'America/Noronha')).toBe('2027-01-11T18:30:00-02:00');
});
