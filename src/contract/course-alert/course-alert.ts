import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { idParam, textSchema } from '../wire.ts';

const path = '/api/produto/{id}/aviso';

export const courseAlertSchema = v.object({
  /** Whether the person is notified when an offer of the course opens. */
  ativo: v.boolean(),
  /** The alert is about offers in this city and distance learning; null: any city. */
  id_cidade: v.nullable(v.number()),
});
export type CourseAlert = v.InferOutput<typeof courseAlertSchema>;

export const getCourseAlert = oc
  .route({ method: 'GET', path, summary: 'Aviso de turma nova' })
  .input(v.object({ id: idParam }))
  .output(courseAlertSchema);

/**
 * One mail when the next offer opens, then the alert is gone. 404 `PRODUTO_NAO_ENCONTRADO`, 422 for a city
 * that isn't there.
 */
export const setCourseAlert = oc
  .route({ method: 'PUT', path, summary: 'Pede o aviso de turma nova' })
  .input(v.object({ id: idParam, id_cidade: v.optional(v.nullable(idParam), null) }))
  .output(courseAlertSchema);

/** No alert any more, also when there was none. */
export const removeCourseAlert = oc
  .route({ method: 'DELETE', path, summary: 'Desiste do aviso de turma nova' })
  .input(v.object({ id: idParam }))
  .output(courseAlertSchema);

/**
 * Ends every alert of a person by the link of a mail, as often as it is pressed. 410 `LINK_SEM_VALIDADE` for
 * an unknown one, and for an address the account no longer has.
 */
export const endCourseAlerts = oc
  .route({ method: 'POST', path: '/api/avisos/cancelar', summary: 'Cancela os avisos de turma nova' })
  .input(v.object({ token: v.pipe(textSchema(300), v.nonEmpty()) }))
  .output(v.object({ email: v.string() }));
