import { formatNumber } from '../text/number-text.ts';

/** A time of day on the wire: '19:30'. */
export const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Hours of a course or offer as people read them: '1.200 horas', '1 hora'. */
export function formatHours(hours: number): string {
  return hours === 1 ? '1 hora' : `${formatNumber(hours)} horas`;
}
