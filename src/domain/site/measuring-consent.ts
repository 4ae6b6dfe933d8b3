import * as v from 'valibot';
import { calendarDay } from '../time/dates.ts';

/** Whether a visitor lets the shop measure its use; pending until they choose (ANALYTICS-1). */
export type MeasuringConsent = 'granted' | 'denied' | 'pending';
export type MeasuringChoice = Exclude<MeasuringConsent, 'pending'>;

/** Cookie that keeps the choice, and for how long, in seconds: 365 days. */
export const measuringCookie = 'preferencias_cookies';
export const MEASURING_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export const MEASURING_TEXT_VERSION: string = '2026-11';
export const PARTNERS_TEXT_VERSION = '2026-11-parceiros';

const words: Record<MeasuringChoice, string> = { granted: 'aceito', denied: 'recusado' };

const keptSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split('.')),
  v.strictTuple([v.picklist(Object.values(words)), v.pipe(v.string(), v.isoDate()), v.string()]),
);

/** What the cookie holds: the choice, its day (YYYY-MM-DD) and the version of the text it was made by. */
export const formatMeasuringChoice = (choice: MeasuringChoice, now: Date, version = MEASURING_TEXT_VERSION) =>
  `${words[choice]}.${calendarDay(now)}.${version}`;

/** Reads the cookie. What can't be read, or was chosen by another text, counts as no choice. */
export function readMeasuringConsent(
  cookie: string | undefined,
  version = MEASURING_TEXT_VERSION,
): MeasuringConsent {
  return readKept(cookie, version)?.choice ?? 'pending';
}

export function readMeasuringCookies(cookies: string, version = MEASURING_TEXT_VERSION): MeasuringConsent {
  return readMeasuringConsent(findCookie(cookies), version);
}

/** Whether what happened then may be told of: not what was before the day of the permission (ANALYTICS-1). */
export function mayTellOf(then: Date, cookies: string, version = MEASURING_TEXT_VERSION): boolean {
  const kept = readKept(findCookie(cookies), version);
  return kept?.choice === 'granted' && kept.day <= calendarDay(then);
}

function readKept(cookie: string | undefined, version: string) {
  const { success, output } = v.safeParse(keptSchema, cookie);
  if (!success || output[2] !== version) return undefined;
  const [word, day] = output;
  return { choice: word === words.granted ? ('granted' as const) : ('denied' as const), day };
}

function findCookie(cookies: string): string | undefined {
  const start = `${measuringCookie}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
