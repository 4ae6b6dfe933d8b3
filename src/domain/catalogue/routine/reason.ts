import { formatNumber } from '#/domain/text/number-text.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import { dayNames } from '../offer-labels.ts';
import { type OfferShift, type Weekday, weekdays } from '../offer-values.ts';
import type { WeekPeriod } from './week.ts';

export const periodNames: Readonly<Record<WeekPeriod, string>> = {
  manha: 'de manhã',
  tarde: 'à tarde',
  noite: 'à noite',
};

const shiftNames: Readonly<Record<Exclude<OfferShift, 'livre'>, string>> = {
  matutino: periodNames.manha,
  vespertino: periodNames.tarde,
  noturno: periodNames.noite,
  integral: 'de manhã e à tarde',
};

export interface RoutineFacts {
  turno: OfferShift;
  dias_semana: readonly Weekday[];
  /** Null: online. */
  local: { km: number | null; cidade: string } | null;
  /** Cents of each installment; 0 for an offer that costs nothing. */
  centavos: number;
  parcelas: number;
}

/** 'terças e quintas à noite, 4 km, R$ 139 por mês' */
export function routineReason(offer: RoutineFacts): string {
  return [timesText(offer), placeText(offer.local), priceText(offer.centavos, offer.parcelas)].join(', ');
}

function timesText({ turno, dias_semana }: Pick<RoutineFacts, 'turno' | 'dias_semana'>): string {
  if (turno === 'livre') return 'no horário que você quiser';
  return `${daysText(weekdays.filter((day) => dias_semana.includes(day)))} ${shiftNames[turno]}`;
}

function daysText(days: readonly Weekday[]): string {
  const [from, until] = [days[0]!, days.at(-1)!];
  if (days.length > 2 && weekdays.indexOf(until) - weekdays.indexOf(from) === days.length - 1) {
    return `de ${dayNames[from]} a ${dayNames[until]}`;
  }
  const names = days.map((day) => `${dayNames[day]}s`);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names[0]!;
}

function placeText(local: RoutineFacts['local']): string {
  if (!local) return 'online';
  if (local.km === null) return `em ${local.cidade}`;
  return local.km < 1 ? 'a menos de 1 km' : `${formatNumber(Math.round(local.km))} km`;
}

function priceText(cents: number, installments: number): string {
  if (cents === 0) return 'de graça';
  const amount = formatBrl(cents).replace(/,00$/, '');
  return installments === 1 ? `${amount} à vista` : `${amount} por mês`;
}
