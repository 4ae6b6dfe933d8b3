import { isBankHoliday } from '#/domain/time/business-days.ts';
import { addDays, addMonths, weekday } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { OfferShift, Weekday } from '#/domain/catalogue/offer-values.ts';

/** When an offer meets: on which days, from when to when, and how many hours of learning that is. */
export interface LessonPattern {
  turno: OfferShift;
  dias: Weekday[];
  inicio: string;
  fim: string;
  horas: number;
}

const shiftHours: Record<Exclude<OfferShift, 'livre'>, { inicio: string; fim: string; horas: number }> = {
  matutino: { inicio: '08:00', fim: '12:00', horas: 4 },
  vespertino: { inicio: '13:30', fim: '17:30', horas: 4 },
  noturno: { inicio: '18:30', fim: '22:00', horas: 3.5 },
  // With an hour of lunch.
  integral: { inicio: '08:00', fim: '17:00', horas: 8 },
};

const workdays: Weekday[] = ['seg', 'ter', 'qua', 'qui', 'sex'];
const partsOfWeek: Weekday[][] = [
  ['sab'],
  ['seg', 'qua'],
  ['ter', 'qui'],
  ['seg', 'qua', 'sex'],
  ['seg', 'ter', 'qua', 'qui'],
  workdays,
];
const shortestWholeDay = 6;
const monthsWithRecess = 12;
const yearDays = 365.25;
const averageMonth = yearDays / 12;
const recessDays = 47;
const holidays = 10;

const monthsOff = (months: number) => Math.max(1, months * 0.2);

/** The ways to teach so many hours of a course in about so many months, of the shifts that are wanted. */
export function listPatterns(
  shifts: readonly Exclude<OfferShift, 'livre'>[],
  hours: number,
  months: number,
): LessonPattern[] {
  return shifts.flatMap((turno) => {
    const shift = shiftHours[turno];
    if (turno === 'integral' && hours < shortestWholeDay) return [];
    return partsOfWeek
      .filter((dias) => turno !== 'noturno' || !dias.includes('sab'))
      .map((dias) => cutToCourse({ turno, dias, ...shift }, hours))
      .filter((pattern) => Math.abs(monthsTaken(pattern, hours, months) - months) <= monthsOff(months));
  });
}

/** An offer shorter than one shift ends earlier; one that goes beyond noon has its lunch. */
function cutToCourse(pattern: LessonPattern, hours: number): LessonPattern {
  if (hours >= pattern.horas) return pattern;
  const lunch = pattern.turno === 'integral' ? 1 : 0;
  const [hour = 0, minute = 0] = pattern.inicio.split(':').map(Number);
  const fim = `${String(hour + hours + lunch).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return { ...pattern, fim, horas: hours };
}

/** On average: holidays and recess stretch the weeks. */
function monthsTaken({ dias, horas }: LessonPattern, hours: number, months: number): number {
  const lessons = Math.ceil(hours / horas);
  const stretch = months >= monthsWithRecess ? yearDays / (yearDays - recessDays - holidays) : 1;
  return ((lessons * 7) / dias.length / averageMonth) * stretch;
}

/**
 * The day of the last lesson when the first is on `start`: no lesson on holidays, nor in the recess
 * of long courses.
 */
export function lastLesson(
  start: CalendarDay,
  { dias, horas }: Pick<LessonPattern, 'dias' | 'horas'>,
  hours: number,
  months: number,
): CalendarDay {
  if (dias.length === 0) return addDays(addMonths(start, months), -1);
  let day = start;
  for (let left = Math.ceil(hours / horas) - 1; left > 0;) {
    day = factsOf(day).next;
    if (isLessonDay(day, dias, months)) left -= 1;
  }
  return day;
}

/** Whether an offer that meets on certain days of the week meets on this one. */
export function isLessonDay(day: CalendarDay, dias: readonly Weekday[], months: number): boolean {
  const { name, isHoliday } = factsOf(day);
  if (isHoliday || (months >= monthsWithRecess && isRecess(day))) return false;
  return (dias.length === 0 ? workdays : dias).includes(name);
}

interface DayFacts {
  name: Weekday;
  isHoliday: boolean;
  next: CalendarDay;
}

const weekdayOrder: readonly Weekday[] = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];
const knownDays = new Map<CalendarDay, DayFacts>();

function factsOf(day: CalendarDay): DayFacts {
  const known = knownDays.get(day);
  if (known) return known;
  const facts = { name: weekdayOrder[weekday(day)]!, isHoliday: isBankHoliday(day), next: addDays(day, 1) };
  knownDays.set(day, facts);
  return facts;
}

function isRecess(day: CalendarDay): boolean {
  const monthAndDay = day.slice(5);
  return (
    monthAndDay >= '12-20' || monthAndDay <= '01-20' || (monthAndDay >= '07-10' && monthAndDay <= '07-24')
  );
}
