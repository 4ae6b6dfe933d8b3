import { expect, it } from 'vitest';
import { formatMeasuringChoice, mayTellOf, readMeasuringConsent } from '#/domain/site/measuring-consent.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('keeps a choice with its day and the version of the text (ANALYTICS-2)', () => {
  expect(formatMeasuringChoice('granted', now)).toBe('aceito.2026-11-21.2026-11');
  const lateEvening = new Date('2026-11-22T01:30:00Z');
  expect(formatMeasuringChoice('granted', lateEvening)).toBe('aceito.2026-11-21.2026-11');
  expect(formatMeasuringChoice('denied', now)).toBe('recusado.2026-11-21.2026-11');
});

it.each(['granted', 'denied'] as const)('reads back %s', (choice) => {
  expect(readMeasuringConsent(formatMeasuringChoice(choice, now))).toBe(choice);
});

it.each([
  undefined,
  '',
  'aceito',
  'granted',
  'aceito.2026-11-21',
  'aceito.hoje.2026-11',
  'aceito.2026-13-41.2026-11',
  'aceito.2026-11-21.2025-01',
  'aceito.2026-11-21.2026-11.x',
  'ACEITO.2026-11-21.2026-11',
])('takes %j for no choice', (cookie) => {
  expect(readMeasuringConsent(cookie)).toBe('pending');
});

it('lets nothing be reported that was before the day of the permission (ANALYTICS-1)', () => {
  const cookies = (choice: 'granted' | 'denied') =>
    `a=1; preferencias_cookies=${formatMeasuringChoice(choice, now)}; b=2`;
  expect(mayTellOf(new Date('2026-11-21T11:00:00Z'), cookies('granted'))).toBe(true);
  expect(mayTellOf(new Date('2026-12-21T11:00:00Z'), cookies('granted'))).toBe(true);
  expect(mayTellOf(new Date('2026-11-20T11:00:00Z'), cookies('granted'))).toBe(false);
  expect(mayTellOf(now, cookies('denied'))).toBe(false);
  expect(mayTellOf(now, '')).toBe(false);
});
