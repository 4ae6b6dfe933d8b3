import { type OfferShift, type Weekday, weekdays } from '../offer-values.ts';

export const weekPeriods = ['manha', 'tarde', 'noite'] as const;
export type WeekPeriod = (typeof weekPeriods)[number];
export type WeekCell = `${Weekday}-${WeekPeriod}`;

export const weekCells: readonly WeekCell[] = weekdays.flatMap((day) =>
  weekPeriods.map((period): WeekCell => `${day}-${period}`),
);

/** Lessons at an hour of one's own need none. */
const periodsOfShift: Readonly<Record<OfferShift, readonly WeekPeriod[]>> = {
  matutino: ['manha'],
  vespertino: ['tarde'],
  noturno: ['noite'],
  integral: ['manha', 'tarde'],
  livre: [],
};

export const isWeekCell = (text: string): text is WeekCell => (weekCells as readonly string[]).includes(text);

export const cellsOfDay = (day: Weekday): WeekCell[] =>
  weekPeriods.map((period): WeekCell => `${day}-${period}`);

/** Parts of the week that an offer takes. */
export function neededCells(shift: OfferShift, days: readonly Weekday[]): WeekCell[] {
  return days.flatMap((day) => periodsOfShift[shift].map((period): WeekCell => `${day}-${period}`));
}

/** A bit for each cell, in the order of {@link weekCells}. */
export function weekMask(cells: readonly WeekCell[]): number {
  return cells.reduce((mask, cell) => mask | (1 << weekCells.indexOf(cell)), 0);
}
