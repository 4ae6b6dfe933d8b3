import type { ShownTask } from '#/contract/school/tasks.ts';
import type { JobStanding } from '#/domain/school/job-standing.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { BadgeTone } from '#/storefront/ui/display/badge.tsx';

export const taskStandings: Readonly<Record<JobStanding, { tone: BadgeTone; label: string }>> = {
  FALHOU: { tone: 'danger', label: 'Falhou' },
  ATRASADA: { tone: 'warning', label: 'Atrasada' },
  NUNCA: { tone: 'neutral', label: 'Ainda não rodou' },
  EM_DIA: { tone: 'success', label: 'Em dia' },
};

const at = (instant: string) => formatInstant(new Date(instant));

/** 'a cada 5 segundos', 'a cada hora'. */
export function describePeriod(seconds: number): string {
  const [count, one, many] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hora', 'horas']
      : seconds % 60 === 0
        ? [seconds / 60, 'minuto', 'minutos']
        : [seconds, 'segundo', 'segundos'];
  return count === 1 ? `a cada ${one}` : `a cada ${count} ${many}`;
}

/** When it ran last and runs next, and what went wrong. */
export function describeTask(task: ShownTask): string[] {
  const { a_cada_segundos, terminou_em, proxima_em, falhou_em, erro, falhas } = task;
  const rhythm = `Roda ${describePeriod(a_cada_segundos)}`;
  const runs = [
    ...(terminou_em === null ? [] : [`última vez em ${at(terminou_em)}`]),
    ...(proxima_em === null ? [] : [`próxima em ${at(proxima_em)}`]),
  ];
  return [
    [rhythm, ...runs].join(', '),
    ...(falhas > 0 ? [`${falhas === 1 ? '1 falha' : `${falhas} falhas seguidas`}: ${erro ?? ''}`] : []),
    ...(falhas === 0 && falhou_em !== null ? [`Falhou em ${at(falhou_em)}: ${erro ?? ''}`] : []),
  ];
}
