import {
  formatMeasuringChoice,
  MEASURING_COOKIE_SECONDS,
  measuringCookie,
  type MeasuringChoice,
  readMeasuringConsent,
} from '#/domain/measuring-consent.ts';

/** The cookie with a choice, as the browser takes it. */
export function measuringCookieLine(choice: MeasuringChoice, now: Date, https: boolean): string {
  const value = formatMeasuringChoice(choice, now);
  const line = `${measuringCookie}=${value}; Path=/; Max-Age=${MEASURING_COOKIE_SECONDS}; SameSite=Lax`;
  return https ? `${line}; Secure` : line;
}

/** Whether the cookies of a page hold the permission to measure. */
export function holdsPermission(cookies: string): boolean {
  const start = `${measuringCookie}=`;
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return readMeasuringConsent(kept?.slice(start.length)) === 'granted';
}
