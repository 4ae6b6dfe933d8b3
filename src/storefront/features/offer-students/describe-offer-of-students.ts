import type { OfferStudents } from '#/contract/catalogue/offer-students.ts';
import { formatLabels, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';

const monthNames =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** '2027-03' → 'março de 2027'. */
export const nameMonth = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`;

export function describeOfferOfStudents(offer: OfferStudents): string {
  const { codigo_turma, formato, turno, unidade, hora_inicio, hora_fim, data_inicio, data_fim } = offer;
  return [
    codigo_turma,
    formatLabels[formato],
    shiftLabels[turno],
    ...(hora_inicio === null ? [] : [hora_fim === null ? hora_inicio : `${hora_inicio} às ${hora_fim}`]),
    unidade,
    `${formatDay(data_inicio)} a ${formatDay(data_fim)}`,
  ].join(' · ');
}

export const nameStudent = (nome: string): string => (nome === '' ? 'Conta excluída' : nome);
