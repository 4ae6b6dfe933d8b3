import * as v from 'valibot';
import type { CourseSchedule, ScheduledChange } from '#/contract/catalogue/course-schedule.ts';
import {
  scheduleEntrySchema,
  type ScheduledState,
  type ScheduleEntry,
} from '#/domain/catalogue/schedule/schedule-entry.ts';
import { formatReais } from '#/domain/sale/money.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import {
  errorsOf,
  readTypedFields,
  toNumber,
  toOptionalReais,
} from '#/storefront/shared/desk/typed-values.ts';

const scheduleFields = ['tipo', 'id_oferta', 'dia', 'hora', 'preco_original', 'preco_promocional'] as const;
export type ScheduleEntries = Record<(typeof scheduleFields)[number], string>;

export const readScheduleEntries = (data: FormData): ScheduleEntries => readTypedFields(data, scheduleFields);

export const scheduleLabels = {
  tipo: 'O que acontece',
  id_oferta: 'Preço de quê',
  dia: 'Dia',
  hora: 'Hora de Brasília',
  preco_original: 'Preço cheio',
  preco_promocional: 'Preço com desconto',
} as const;

export const scheduleChoices = [
  { value: 'PUBLICAR', label: 'Entra na loja' },
  { value: 'TIRAR', label: 'Sai da loja' },
  { value: 'PRECO', label: 'Muda de preço' },
  { value: 'FIM_PROMOCAO', label: 'Termina o preço com desconto' },
] as const;

const typed = (entries: ScheduleEntries) => ({
  tipo: entries.tipo,
  id_oferta: entries.id_oferta === '' ? null : toNumber(entries.id_oferta),
  dia: entries.dia,
  hora: entries.hora,
  preco_original: toOptionalReais(entries.preco_original),
  preco_promocional: toOptionalReais(entries.preco_promocional),
});

export const validateScheduleEntries = (entries: ScheduleEntries): FieldErrors =>
  errorsOf(scheduleEntrySchema, typed(entries), scheduleLabels);

export const toScheduleEntry = (entries: ScheduleEntries): ScheduleEntry =>
  v.parse(scheduleEntrySchema, typed(entries));

/** 'Preço passa a R$ 900,00, com desconto R$ 750,00, na turma JOI-2702-1001'. */
export function describeScheduled({ tipo, turma, preco_original, preco_promocional }: ScheduledChange) {
  const ofWhat = turma === null ? 'no curso e nas turmas abertas' : `na turma ${turma}`;
  switch (tipo) {
    case 'PUBLICAR':
      return 'Entra na loja';
    case 'TIRAR':
      return 'Sai da loja';
    case 'PRECO': {
      const reduced = preco_promocional === null ? '' : `, com desconto ${formatReais(preco_promocional)}`;
      return `Preço passa a ${formatReais(preco_original ?? 0)}${reduced}, ${ofWhat}`;
    }
    case 'FIM_PROMOCAO':
      return `Termina o preço com desconto, ${ofWhat}`;
  }
}

export const scheduledStateTexts: Record<ScheduledState, string> = {
  AGENDADO: 'Marcado',
  FEITO: 'Feito',
  CANCELADO: 'Cancelado',
  RECUSADO: 'Não foi feito',
};

/** What a new price doesn't reach. */
export function describeLockedPrices({ compras, links }: CourseSchedule['mantem']): string {
  const parts = [
    ...(compras === 0 ? [] : [compras === 1 ? '1 compra não paga' : `${compras} compras não pagas`]),
    ...(links === 0 ? [] : [links === 1 ? '1 link de vendedor' : `${links} links de vendedores`]),
  ];
  if (parts.length === 0) return 'Agora não há compra em aberto nem link de vendedor com o preço de hoje.';
  return `${parts.join(' e ')} ${compras + links === 1 ? 'fica' : 'ficam'} com o preço de antes.`;
}
