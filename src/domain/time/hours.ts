import { formatNumber } from '../text/number-text.ts';

/** Hours of a course or offer as people read them: '1.200 horas', '1 hora'. */
export function formatHours(hours: number): string {
  return hours === 1 ? '1 hora' : `${formatNumber(hours)} horas`;
}
