import { expect, it } from 'vitest';
import { PARTNERS_TEXT_VERSION, readMeasuringCookies } from '#/domain/site/measuring-consent.ts';
import { measuringCookieLine } from '#/storefront/features/analytics/keep-choice.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('keeps a choice for 365 days, for this site alone (ANALYTICS-2)', () => {
  expect(measuringCookieLine('granted', now, { https: false })).toBe(
    'preferencias_cookies=aceito.2026-11-21.2026-11; Path=/; Max-Age=31536000; SameSite=Lax',
  );
});

it('sends it over https only, where there is https', () => {
  expect(measuringCookieLine('denied', now, { https: true })).toMatch(
    /^preferencias_cookies=recusado\.[^;]+;.*; Secure$/,
  );
});

it.each([
  ['preferencias_cookies=aceito.2026-11-21.2026-11', true],
  ['a=b; preferencias_cookies=aceito.2026-11-21.2026-11; c=d', true],
  ['preferencias_cookies=recusado.2026-11-21.2026-11', false],
  ['outras_preferencias_cookies=aceito.2026-11-21.2026-11', false],
  ['', false],
])('of the cookies %j, permission is %s', (cookies, isHeld) => {
  expect(readMeasuringCookies(cookies) === 'granted').toBe(isHeld);
});

it('a choice about measuring is none about partners, nor the other way round', () => {
  const version = PARTNERS_TEXT_VERSION;
  const [line] = measuringCookieLine('granted', now, { https: false, version }).split(';');
  expect(readMeasuringCookies(line!, version)).toBe('granted');
  expect(readMeasuringCookies(line!)).toBe('pending');
  expect(readMeasuringCookies('preferencias_cookies=aceito.2026-11-21.2026-11', version)).toBe('pending');
});
