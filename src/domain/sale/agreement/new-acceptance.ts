import { addDays } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

// ACCEPTANCE-1
export const acceptanceReasons = ['TURMA', 'VALOR', 'CONTRATO'] as const;
export type AcceptanceReason = (typeof acceptanceReasons)[number];

export const acceptanceReasonLabels: Readonly<Record<AcceptanceReason, string>> = {
  TURMA: 'a data, o horário ou o local da turma',
  VALOR: 'o valor',
  CONTRATO: 'o contrato',
};

/** SUBSTITUIDO: a newer request replaced it. */
export const newAcceptanceStatuses = ['ABERTO', 'ACEITO', 'RECUSADO', 'SUBSTITUIDO', 'ENCERRADO'] as const;
export type NewAcceptanceStatus = (typeof newAcceptanceStatuses)[number];

export const agreedStates = ['AGUARDANDO_PAGAMENTO', 'EM_ANALISE', 'PAGA', 'MATRICULADA'] as const;

const DAYS_TO_ANSWER = 7;
/** Days until the one reminder (ACCEPTANCE-5). */
export const REMINDER_DAYS = 3;

/** The seventh day after the offer begins, by the later of its first days. */
export function lastDayToAnswer(firstDay: CalendarDay): CalendarDay {
  return addDays(firstDay, DAYS_TO_ANSWER);
}

export function nameReasons(reasons: readonly AcceptanceReason[]): string {
  return reasons.map((reason) => acceptanceReasonLabels[reason]).join(' e ');
}
