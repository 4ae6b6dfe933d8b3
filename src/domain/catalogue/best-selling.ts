import { addDays, calendarDay, startOfDay } from '../time/dates.ts';

const BEST_SELLER_DAYS = 90;

/** From when on paid purchases count for best sellers (CATALOGUE-11). */
export function startOfBestSelling(now: Date): Date {
  return startOfDay(addDays(calendarDay(now), -BEST_SELLER_DAYS));
}
