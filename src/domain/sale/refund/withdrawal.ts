import { addDays, calendarDay, daysBetween } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/** Days in which a purchase made at a distance may be given up without a reason (REFUND-1). */
export const WITHDRAWAL_DAYS = 7;

export interface WithdrawalPeriod {
  ate: CalendarDay;
  /** Days after today until the last one; 0 on the last one, and once it is over. */
  dias_restantes: number;
  aberto: boolean;
}

/**
 * The period that an enrolment begins: the day of the enrolment doesn't count, the seventh after it counts
 * whole (REFUND-1).
 */
export function withdrawalPeriod(enrolledAt: Date, now: Date): WithdrawalPeriod {
  const ate = addDays(calendarDay(enrolledAt), WITHDRAWAL_DAYS);
  const left = daysBetween(calendarDay(now), ate);
  return { ate, dias_restantes: Math.max(0, left), aberto: left >= 0 };
}
