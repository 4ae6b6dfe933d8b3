import * as v from 'valibot';
import { calendarDay } from './dates.ts';

/** Whether a visitor lets the shop measure its use; pending until they choose (ANALYTICS-1). */
export type MeasuringConsent = 'granted' | 'denied' | 'pending';
export type MeasuringChoice = Exclude<MeasuringConsent, 'pending'>;

/** Cookie that keeps the choice, and for how long, in seconds: 365 days. */
export const measuringCookie = 'preferencias_cookies';
export const MEASURING_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Version of what the banner tells. Who chose by another one is asked again. */
export const MEASURING_TEXT_VERSION = '2026-11';

const words: Record<MeasuringChoice, string> = { granted: 'aceito', denied: 'recusado' };

const keptSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split('.')),
  v.strictTuple([
    v.picklist(Object.values(words)),
    v.pipe(v.string(), v.isoDate()),
    v.literal(MEASURING_TEXT_VERSION),
  ]),
);

/** What the cookie holds: the choice, its day (YYYY-MM-DD) and the version of the text it was made by. */
export const formatMeasuringChoice = (choice: MeasuringChoice, now: Date) =>
  `${words[choice]}.${calendarDay(now)}.${MEASURING_TEXT_VERSION}`;

/** Reads the cookie. What can't be read, or was chosen by another text, counts as no choice. */
export function readMeasuringConsent(cookie: string | undefined): MeasuringConsent {
  const kept = v.safeParse(keptSchema, cookie);
  if (!kept.success) return 'pending';
  return kept.output[0] === words.granted ? 'granted' : 'denied';
}
