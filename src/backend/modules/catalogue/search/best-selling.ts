import type { Clock } from '#/domain/time/clock.ts';
import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';

const BEST_SELLER_DAYS = 90;

/** From when on paid purchases count for best sellers (CATALOGUE-11). */
export function startOfBestSelling(clock: Clock): Date {
  return startOfDay(addDays(calendarDay(clock()), -BEST_SELLER_DAYS));
}
