import {
  formatMeasuringChoice,
  MEASURING_COOKIE_SECONDS,
  measuringCookie,
  type MeasuringChoice,
} from '#/domain/site/measuring-consent.ts';

export function measuringCookieLine(
  choice: MeasuringChoice,
  now: Date,
  { https, version }: { https: boolean; version?: string },
): string {
  const value = formatMeasuringChoice(choice, now, version);
  const line = `${measuringCookie}=${value}; Path=/; Max-Age=${MEASURING_COOKIE_SECONDS}; SameSite=Lax`;
  return https ? `${line}; Secure` : line;
}
