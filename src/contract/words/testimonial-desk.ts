import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { testimonialEntrySchema } from '#/domain/site/words/testimonial-entry.ts';
import { idParam, storedText } from '../wire.ts';

const deskTestimonialSchema = v.object({
  id_depoimento: v.number(),
  nome: v.string(),
  curso: v.string(),
  texto: storedText,
  ordem: v.number(),
  publicado: v.boolean(),
  versao: v.number(),
});
export type DeskTestimonial = v.InferOutput<typeof deskTestimonialSchema>;

const path = '/api/gestao/depoimentos';
const byId = v.object({ id: idParam });
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Those of the home page, in its order. */
export const listDeskTestimonials = oc
  .route({ method: 'GET', path, summary: 'Depoimentos para editar' })
  .output(v.array(deskTestimonialSchema));

/** 404 `DEPOIMENTO_NAO_ENCONTRADO`, as for one of a course. */
export const getDeskTestimonial = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Um depoimento para editar' })
  .input(byId)
  .output(deskTestimonialSchema);

/** 409 `DEPOIMENTOS_DEMAIS`. */
export const createTestimonial = oc
  .route({ method: 'POST', path, summary: 'Cria um depoimento' })
  .input(testimonialEntrySchema)
  .output(v.object({ id_depoimento: v.number() }));

/** 404 `DEPOIMENTO_NAO_ENCONTRADO`; 409 `DEPOIMENTO_ALTERADO`: another editor saved meanwhile. */
export const saveTestimonial = oc
  .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Altera um depoimento' })
  .input(v.object({ ...byId.entries, versao: version, depoimento: testimonialEntrySchema }))
  .output(v.object({ versao: v.number() }));

/** Again, it changes nothing. 409 `DEPOIMENTO_ALTERADO`: another editor saved meanwhile. */
export const deleteTestimonial = oc
  .route({ method: 'POST', path: `${path}/{id}/apagar`, summary: 'Apaga um depoimento' })
  .input(v.object({ ...byId.entries, versao: version }))
  .output(v.object({ ok: v.literal(true) }));
