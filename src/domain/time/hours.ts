import { formatInteger } from '../text/integer-text.ts';

/** Hours of a course or offer as people read them: '1.200 horas', '1 hora'. */
export function formatHours(hours: number): string {
  return hours === 1 ? '1 hora' : `${formatInteger(hours)} horas`;
}
