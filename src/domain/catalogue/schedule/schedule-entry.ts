import * as v from 'valibot';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { timeOfDay } from '#/domain/time/hours.ts';
import { CHOOSE_MESSAGE, chosenId, fullPrice, promotionalPrice, promotionProblem } from '../course-entry.ts';
import { followsRules } from '../field-rules.ts';

export const scheduledActs = ['PUBLICAR', 'TIRAR', 'PRECO', 'FIM_PROMOCAO'] as const;
export type ScheduledAct = (typeof scheduledActs)[number];

export const changesPrice = (act: string) => act === 'PRECO' || act === 'FIM_PROMOCAO';

/** What is to happen to a course by itself, at a day and hour of the shop's clock. */
const plainEntry = v.object({
  tipo: v.picklist(scheduledActs, CHOOSE_MESSAGE),
  /** Null: the course, and with a price its open offers. */
  id_oferta: v.nullable(chosenId),
  dia: calendarDaySchema,
  hora: v.pipe(v.string(), v.regex(timeOfDay, 'Informe um horário, como 08:00.')),
  preco_original: v.nullable(fullPrice),
  preco_promocional: promotionalPrice,
});
export type ScheduleEntry = v.InferOutput<typeof plainEntry>;

export const scheduleEntrySchema = v.pipe(
  plainEntry,
  v.transform((entry) => ({
    ...entry,
    id_oferta: changesPrice(entry.tipo) ? entry.id_oferta : null,
    ...(entry.tipo !== 'PRECO' && { preco_original: null, preco_promocional: null }),
  })),
  followsRules<ScheduleEntry>({
    preco_original: ({ tipo, preco_original }) =>
      tipo === 'PRECO' && !preco_original ? 'Informe o preço cheio.' : undefined,
    preco_promocional: ({ preco_original, preco_promocional }) =>
      promotionProblem({ preco_original: preco_original ?? 0, preco_promocional }),
  }),
);

export const scheduledStates = ['AGENDADO', 'FEITO', 'CANCELADO', 'RECUSADO'] as const;
export type ScheduledState = (typeof scheduledStates)[number];
