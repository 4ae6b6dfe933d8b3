import { oc } from '@orpc/contract';
import * as v from 'valibot';
import {
  scheduledActs,
  scheduledStates,
  scheduleEntrySchema,
} from '#/domain/catalogue/schedule/schedule-entry.ts';
import { brlSchema, idParam, instantSchema } from '../wire.ts';

const scheduledChangeSchema = v.object({
  id: v.number(),
  tipo: v.picklist(scheduledActs),
  /** Null: the course, and with a price its open offers. */
  turma: v.nullable(v.string()),
  quando: instantSchema,
  preco_original: v.nullable(brlSchema),
  preco_promocional: v.nullable(brlSchema),
  situacao: v.picklist(scheduledStates),
  /** Why it was refused when its hour came. */
  motivo: v.nullable(v.string()),
  quem: v.string(),
});
export type ScheduledChange = v.InferOutput<typeof scheduledChangeSchema>;

const courseScheduleSchema = v.object({
  /** What comes, then the last hundred that ended, latest first. */
  mudancas: v.array(scheduledChangeSchema),
  /** What keeps the price it was made with, whatever the course costs later. */
  mantem: v.object({ compras: v.number(), links: v.number() }),
});
export type CourseSchedule = v.InferOutput<typeof courseScheduleSchema>;

const path = '/api/gestao/cursos/{id}/agenda';
const byId = v.object({ id: idParam });

/** 404 `CURSO_NAO_ENCONTRADO`. */
export const getCourseSchedule = oc
  .route({ method: 'GET', path, summary: 'O que acontece com um curso em hora marcada' })
  .input(byId)
  .output(courseScheduleSchema);

/**
 * 404 `CURSO_NAO_ENCONTRADO`; 409 `HORA_OCUPADA`: another change of the same is at that hour; 422
 * `HORA_PASSADA`, `HORA_DISTANTE`, `CURSO_GRATUITO`, `TURMA_NAO_ENCONTRADA`: of another course, free or over.
 */
export const scheduleChange = oc
  .route({ method: 'POST', path, summary: 'Marca uma mudança de um curso' })
  .input(v.object({ ...byId.entries, mudanca: scheduleEntrySchema }))
  .output(v.object({ id: v.number() }));

/** 404 `MUDANCA_NAO_ENCONTRADA`; 409 `MUDANCA_TERMINADA`: it was done meanwhile. */
export const cancelScheduledChange = oc
  .route({ method: 'POST', path: `${path}/{mudanca}/cancelar`, summary: 'Cancela uma mudança marcada' })
  .input(v.object({ ...byId.entries, mudanca: idParam }))
  .output(v.object({ ok: v.literal(true) }));
