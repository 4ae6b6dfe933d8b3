import type { CalendarDay } from '../time/calendar-day.ts';
import { addDays, addMonths, daysBetween, startOfDay, weekday } from '../time/dates.ts';

/** Periods that end today, by their number of days. */
export const periodLengths = ['7', '30', '90'] as const;
export type PeriodLength = (typeof periodLengths)[number];

export const stepUnits = ['dia', 'semana', 'mes'] as const;
export type StepUnit = (typeof stepUnits)[number];

/** Days of a period at most, both ends included. */
export const LONGEST_PERIOD = 366;
const MOST_STEPS = 100;
const EARLIEST: CalendarDay = '2000-01-01';

export interface WantedPeriod {
  periodo?: PeriodLength | undefined;
  de?: CalendarDay | undefined;
  ate?: CalendarDay | undefined;
  por?: StepUnit | undefined;
}

/** Both days belong to it. */
export interface Step {
  de: CalendarDay;
  ate: CalendarDay;
}

export interface NumberPeriod extends Step {
  por: StepUnit;
  steps: Step[];
}

/**
 * The days that numbers are asked for: days of its own come before a length, none is in the future, and one
 * longer than {@link LONGEST_PERIOD} loses its first days.
 */
export function readPeriod({ periodo = '30', de, ate, por }: WantedPeriod, today: CalendarDay): NumberPeriod {
  const last = laterOf(earlierOf(ate ?? today, today), EARLIEST);
  const length = de === undefined ? Number(periodo) : LONGEST_PERIOD;
  const first = laterOf(de === undefined ? addDays(last, 1 - length) : earlierOf(de, last), EARLIEST);
  const from = laterOf(first, addDays(last, 1 - LONGEST_PERIOD));
  const unit = fittingUnit(por, daysBetween(from, last) + 1);
  return { de: from, ate: last, por: unit, steps: stepsOf(from, last, unit) };
}

/** Where each step begins, and where the last ends. */
export const boundsOf = ({ steps, ate }: NumberPeriod): Date[] => [
  ...steps.map((step) => startOfDay(step.de)),
  startOfDay(addDays(ate, 1)),
];

function fittingUnit(wanted: StepUnit | undefined, days: number): StepUnit {
  if (wanted === undefined) return days <= 31 ? 'dia' : days <= 100 ? 'semana' : 'mes';
  return wanted === 'dia' && days > MOST_STEPS ? 'semana' : wanted;
}

function stepsOf(from: CalendarDay, last: CalendarDay, unit: StepUnit): Step[] {
  const steps: Step[] = [];
  for (let de = from; de <= last;) {
    const next = nextStart(de, unit);
    steps.push({ de, ate: earlierOf(addDays(next, -1), last) });
    de = next;
  }
  return steps;
}

/** Weeks begin on Mondays. */
function nextStart(day: CalendarDay, unit: StepUnit): CalendarDay {
  if (unit === 'dia') return addDays(day, 1);
  if (unit === 'semana') return addDays(day, 7 - ((weekday(day) + 6) % 7));
  return addMonths(`${day.slice(0, 7)}-01`, 1);
}

const earlierOf = (one: CalendarDay, other: CalendarDay) => (one < other ? one : other);
const laterOf = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);
