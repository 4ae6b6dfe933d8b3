import type { BadgeTone } from '#/storefront/ui/display/badge.tsx';
import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import { describeChances } from '#/domain/catalogue/waiting-chances.ts';
import { enrolmentStateLabels, type EnrolmentState } from '#/domain/enrolment/enrolment-state.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';

export const enrolmentTones: Readonly<Record<EnrolmentState, BadgeTone>> = {
  INSCRITA: 'blue',
  MATRICULADA: 'success',
  LISTA_ESPERA: 'warning',
  INDEFERIDA: 'danger',
  DESISTENTE: 'neutral',
};

export function labelEnrolment({ estado, convite_expira_em }: Enrolment): string {
  return convite_expira_em ? 'Vaga guardada para você' : enrolmentStateLabels[estado];
}

export function describeEnrolment(enrolment: Enrolment, today: CalendarDay): string {
  const { estado, motivo, convite_expira_em } = enrolment;
  if (convite_expira_em) {
    return `Abriu uma vaga para você. Ela é sua até ${formatDeadline(new Date(convite_expira_em))}. Depois, passa para a próxima pessoa da lista.`;
  }
  if (estado === 'LISTA_ESPERA') {
    return `${describePosition(enrolment)} Quando chegar a sua vez, mandamos um e-mail com um link só seu, que guarda a vaga por 24 horas.`;
  }
  if (estado === 'INDEFERIDA') return motivo ?? 'A inscrição não foi aceita.';
  if (estado === 'DESISTENTE') return 'Você não está mais inscrito nesta turma.';
  if (estado === 'INSCRITA') {
    const { documentos_ate: until } = enrolment;
    const isMissing = enrolment.documentos.every(({ situacao }) => situacao === 'INFECTADO');
    const next = isMissing
      ? `Envie os documentos${until ? ` até ${formatDay(until)}: sem nenhum até lá, a vaga passa para outra pessoa` : ''}.`
      : 'Avisamos por e-mail quando houver uma decisão.';
    return `Sua vaga está guardada enquanto nossa equipe confere o pedido. ${next}`;
  }
  const { data_fim } = enrolment.oferta;
  if (data_fim < today) return `A turma terminou em ${formatDay(data_fim)}.`;
  return 'Sua vaga está garantida, e não há nada a pagar.';
}

/** '3º da fila, de 8 pessoas.', and the odds (ENROLMENT-11, SEAT-9). */
function describePosition({ posicao, na_fila, chances }: Enrolment): string {
  if (posicao === null) return 'Você está na fila.';
  const people = na_fila === null || na_fila < 2 ? '' : `, de ${na_fila} pessoas`;
  const place = `Você é o ${posicao}º da fila${people}.`;
  return chances ? `${place} ${describeChances(posicao, chances)}` : place;
}
