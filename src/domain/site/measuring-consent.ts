import * as v from 'valibot';
import { calendarDay } from '../time/dates.ts';

/** Whether a visitor lets the shop measure its use; pending until they choose (ANALYTICS-1). */
export type MeasuringConsent = 'granted' | 'denied' | 'pending';
export type MeasuringChoice = Exclude<MeasuringConsent, 'pending'>;

/** Name and age of the cookie: 365 days in seconds. */
export const measuringCookie = 'preferencias_cookies';
export const MEASURING_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export const MEASURING_TEXT_VERSION: string = '2026-11';
export const PARTNERS_TEXT_VERSION = '2026-11-parceiros';

const words: Record<MeasuringChoice, string> = { granted: 'aceito', denied: 'recusado' };

const savedSchema = v.pipe(
  v.string(),
  v.regex(/^(aceito|recusado)\.\d{4}-(0[1-9]|1[0-2])-([12]\d|0[1-9]|3[01])\.[^.]+$/),
  v.transform((text) => text.split('.') as [word: string, day: string, version: string]),
);

/** Choice, day (YYYY-MM-DD) and version of the text. */
export const formatMeasuringChoice = (choice: MeasuringChoice, now: Date, version = MEASURING_TEXT_VERSION) =>
  `${words[choice]}.${calendarDay(now)}.${version}`;

/** An unreadable choice, or one about another text, counts as none. */
export function readMeasuringConsent(
  cookie: string | undefined,
  version = MEASURING_TEXT_VERSION,
): MeasuringConsent {
  return readSaved(cookie, version)?.choice ?? 'pending';
}

export function readMeasuringCookies(cookies: string, version = MEASURING_TEXT_VERSION): MeasuringConsent {
  return readMeasuringConsent(findCookie(cookies), version);
}

/** False for events before the day of the consent (ANALYTICS-1). */
export function mayTellOf(then: Date, cookies: string, version = MEASURING_TEXT_VERSION): boolean {
  const stored = readSaved(findCookie(cookies), version);
  return stored?.choice === 'granted' && stored.day <= calendarDay(then);
}

function readSaved(cookie: string | undefined, version: string) {
  const { success, output } = v.safeParse(savedSchema, cookie);
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
