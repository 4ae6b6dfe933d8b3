import { SHOP_TIME_ZONE } from '../time/dates.ts';
import { startOfLocalDay } from '../time/local-time.ts';
import type { OfferStart } from './boleto-terms.ts';

const HOUR_MS = 3_600_000;
/** How long a seat waits for a guardian at most (GUARDIAN-3). */
const WAITS_MS = 72 * HOUR_MS;
const AT_LEAST_MS = HOUR_MS;

/** How often a guardian may be written to about one purchase, the first time among them (GUARDIAN-6). */
export const GUARDIAN_MAILS = 10;
export const GUARDIAN_MAIL_PAUSE_MS = 60_000;

/** 72 hours, but not beyond the start of the day the offer begins, and at least an hour (GUARDIAN-3). */
export function guardianHoldEnd(now: Date, { data_inicio, fuso = SHOP_TIME_ZONE }: OfferStart): Date {
  const latest = Math.min(now.getTime() + WAITS_MS, startOfLocalDay(data_inicio, fuso).getTime());
  return new Date(Math.max(latest, now.getTime() + AT_LEAST_MS));
}
