import { formatDay } from '#/domain/time/calendar-day.ts';
import { calendarDay } from '#/domain/time/dates.ts';

export const describeVersion = ({ versao, vigente_desde }: { versao: string; vigente_desde: string }) =>
  `Versão ${versao}, em vigor desde ${formatDay(calendarDay(new Date(vigente_desde)))}`;
