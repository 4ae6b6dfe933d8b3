import type { Offer } from '#/contract/catalogue/course.ts';
import { noDayYet, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { Weekday } from '#/domain/catalogue/offer-values.ts';

const weekdayLabels: Record<Weekday, string> = {
  seg: 'seg',
  ter: 'ter',
  qua: 'qua',
  qui: 'qui',
  sex: 'sex',
  sab: 'sáb',
  dom: 'dom',
};

/** 'Início em 07/dez/2026'; a postponed offer has no day to name (ACCEPTANCE-7). */
export const describeStart = ({ estado, data_inicio }: Pick<Offer, 'estado' | 'data_inicio'>): string =>
  estado === 'adiada' ? noDayYet : `Início em ${formatDay(data_inicio)}`;

/** '07/dez/2026 a 30/nov/2028', as {@link describeStart}. */
export const describeDates = ({
  estado,
  data_inicio,
  data_fim,
}: Pick<Offer, 'estado' | 'data_inicio' | 'data_fim'>): string =>
  estado === 'adiada' ? noDayYet : `${formatDay(data_inicio)} a ${formatDay(data_fim)}`;

function describeWeekdays(days: readonly Weekday[]): string {
  if (days.join() === 'seg,ter,qua,qui,sex') return 'seg a sex';
  const names = days.map((day) => weekdayLabels[day]);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

/** 'Noite, seg e qua, 18:30 às 22:00'; the hours stay on one line. */
export function describeSchedule(
  offer: Pick<Offer, 'turno' | 'nome_turno' | 'dias_semana' | 'hora_inicio' | 'hora_fim' | 'horario_local'>,
): string {
  return [shiftName(offer), describeDays(offer)].filter(Boolean).join(', ');
}

/** 'seg e qua, 18:30 às 22:00', for where the shift is named already; '' where hours are free. */
export function describeDays(
  offer: Pick<Offer, 'dias_semana' | 'hora_inicio' | 'hora_fim' | 'horario_local'>,
): string {
  const hours =
    offer.hora_inicio && offer.hora_fim ? `${offer.hora_inicio}\u00a0às\u00a0${offer.hora_fim}` : '';
  return [describeWeekdays(offer.dias_semana), hours, hours && offer.horario_local?.nome]
    .filter(Boolean)
    .join(', ');
}
