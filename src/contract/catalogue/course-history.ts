import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { actSchema } from '../school/audit.ts';
import { idParam, pageOf, pageParam } from '../wire.ts';

export const recordedChangeSchema = v.object({
  ...actSchema.entries,
  /** Whether its texts can be written back: none of them was changed since. */
  desfazivel: v.boolean(),
});
export type RecordedChange = v.InferOutput<typeof recordedChangeSchema>;

const byId = v.object({ id: idParam });
const path = '/api/gestao/cursos/{id}';

/** What the team did to a course and its offers, or to one of them: latest first. 404 as below. */
export const listCourseHistory = oc
  .route({ method: 'GET', path: `${path}/historico`, summary: 'Histórico de um curso' })
  .input(v.object({ ...byId.entries, turma: v.optional(idParam), pagina: pageParam }))
  .output(pageOf(recordedChangeSchema));

/**
 * Writes the texts of before a change back, as a new version. 404 `CURSO_NAO_ENCONTRADO`,
 * `MUDANCA_NAO_ENCONTRADA`; 409 `CURSO_ALTERADO`, `TEXTO_MUDOU_DEPOIS`, `CURSO_REPETIDO`; 422
 * `TEXTO_ANTIGO_RECUSADO`: today's rules don't take it.
 */
export const undoCourseTexts = oc
  .route({ method: 'POST', path: `${path}/historico/desfazer`, summary: 'Desfaz uma mudança de textos' })
  .input(v.object({ ...byId.entries, mudanca: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
  .output(v.object({ versao: v.number() }));
