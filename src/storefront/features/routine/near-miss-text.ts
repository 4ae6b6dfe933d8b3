import type { NearMiss } from '#/contract/routine/routine.ts';
import { dayNames } from '#/domain/catalogue/offer-labels.ts';
import { cellsOfDay, type WeekCell } from '#/domain/catalogue/routine/week.ts';
import { type Weekday, weekdays } from '#/domain/catalogue/offer-values.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';

/** 'com sábado livre, mais 6 turmas' */
export function nearMissText(miss: NearMiss, free: readonly WeekCell[] = []): string {
  const offers = miss.mais === 1 ? 'mais 1 turma' : `mais ${formatNumber(miss.mais)} turmas`;
  return `${loosened(miss, free)}, ${offers}`;
}

function loosened(miss: NearMiss, free: readonly WeekCell[]): string {
  switch (miss.o_que) {
    case 'livre':
      return `com ${dayNames[weekdays.find((day) => gainsDay(day, miss.livre, free))!]} livre`;
    case 'distancia':
      return `até ${formatNumber(miss.distancia)} km`;
    case 'comecar_ate':
      return `começando até ${formatDay(miss.comecar_ate)}`;
    case 'por_mes':
      return `até R$\u00a0${formatNumber(miss.por_mes)} por mês`;
  }
}

const gainsDay = (day: Weekday, livre: readonly WeekCell[], free: readonly WeekCell[]) =>
  cellsOfDay(day).some((cell) => livre.includes(cell) && !free.includes(cell));
