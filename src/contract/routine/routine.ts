import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { MOST_MONTHLY, MOST_ROUTINE_PAGES, ONLINE_ONLY } from '#/domain/catalogue/routine/routine-choices.ts';
import { weekCells } from '#/domain/catalogue/routine/week.ts';
import { offerFormats, offerShifts, weekdays } from '#/domain/catalogue/offer-values.ts';
import { brlSchema, daySchema, integerParam, listParam, textSchema } from '../wire.ts';

const cell = v.picklist(weekCells);

export const routineInputSchema = v.object({
  /** A CEP, or the name of a city with or without its state. */
  onde: v.optional(textSchema(80)),
  /** Most kilometres in a straight line; online offers are never too far. `online`: those alone. */
  distancia: v.optional(
    v.union([v.literal(ONLINE_ONLY), v.pipe(integerParam, v.minValue(1), v.maxValue(1000))]),
  ),
  /** Free parts of the week; left out: all. */
  livre: v.optional(listParam(cell)),
  /** The last day to begin on. */
  comecar_ate: v.optional(daySchema),
  /** Most reais a month. */
  por_mes: v.optional(v.pipe(integerParam, v.minValue(0), v.maxValue(MOST_MONTHLY))),
  pagina: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(MOST_ROUTINE_PAGES)), 1),
});
export type RoutineInput = v.InferOutput<typeof routineInputSchema>;

/** A municipality. */
export const placeSchema = v.object({ nome: v.string(), uf: v.string() });

const routineOfferSchema = v.object({
  id_oferta: v.number(),
  produto: v.object({
    id_produto: v.number(),
    titulo: v.string(),
    slug: v.string(),
    modalidade: v.object({ nome: v.string(), slug: v.string() }),
  }),
  /** Why it fits, in a sentence. */
  motivo: v.string(),
  formato: v.picklist(offerFormats),
  turno: v.picklist(offerShifts),
  dias_semana: v.array(v.picklist(weekdays)),
  hora_inicio: v.nullable(v.string()),
  hora_fim: v.nullable(v.string()),
  data_inicio: daySchema,
  cidade: v.object({ nome: v.string(), uf: v.string(), slug: v.string() }),
  unidade: v.string(),
  /** In a straight line; null for an online offer, or without a place to measure from. */
  km: v.nullable(v.number()),
  parcelas: v.number(),
  por_mes: brlSchema,
});
export type RoutineOffer = v.InferOutput<typeof routineOfferSchema>;

/** One thing to loosen, and how many more offers fit then. */
const nearMissSchema = v.variant('o_que', [
  v.object({ o_que: v.literal('livre'), livre: v.array(cell), mais: v.number() }),
  v.object({ o_que: v.literal('distancia'), distancia: v.number(), mais: v.number() }),
  v.object({ o_que: v.literal('comecar_ate'), comecar_ate: daySchema, mais: v.number() }),
  v.object({ o_que: v.literal('por_mes'), por_mes: v.number(), mais: v.number() }),
]);
export type NearMiss = v.InferOutput<typeof nearMissSchema>;

export const routineSchema = v.object({
  itens: v.array(routineOfferSchema),
  totalItens: v.number(),
  page: v.number(),
  /** Where distances are measured from: the centre of a municipality. */
  lugar: v.nullable(placeSchema),
  /** Several municipalities of the name that was asked for. */
  lugares: v.array(placeSchema),
  /** True when a place was asked for that isn't known. */
  lugar_desconhecido: v.boolean(),
  /** What fits but for one thing. */
  quase: v.array(nearMissSchema),
});
export type Routine = v.InferOutput<typeof routineSchema>;

export const findRoutine = oc
  .route({ method: 'GET', path: '/api/rotina', summary: 'Turmas que cabem na rotina de uma pessoa' })
  .input(routineInputSchema)
  .output(routineSchema);
