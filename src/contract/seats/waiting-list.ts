import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { idParam, instantSchema, textSchema } from '../wire.ts';
import { soldCourseSchema, offerSchema } from '../catalogue/course.ts';

/** Where the signed-in person stands. Both null: not on the list. */
export const waitingPlaceSchema = v.object({
  /** 1 is next; null with an invitation. */
  posicao: v.nullable(v.number()),
  /** A seat is kept for the person until then. */
  convite_expira_em: v.nullable(instantSchema),
});
export type WaitingPlace = v.InferOutput<typeof waitingPlaceSchema>;

const path = '/api/oferta/{id}/lista-espera';
const offerInput = v.object({ id: idParam });

export const getWaitingPlace = oc
  .route({ method: 'GET', path, summary: 'Lugar na lista de espera' })
  .input(offerInput)
  .output(waitingPlaceSchema);

/**
 * Puts the person at the end of the list; who is on it keeps the place. 404 `TURMA_NAO_ENCONTRADA`, 409
 * `TURMA_COM_VAGAS`, `LISTA_FECHADA`, `COMPRA_EM_ANDAMENTO`.
 */
export const joinWaitingList = oc
  .route({ method: 'POST', path, summary: 'Entra na lista de espera' })
  .input(offerInput)
  .output(waitingPlaceSchema);

/** Off the list, also when the person wasn't on it. A seat that was kept goes to the next person. */
export const leaveWaitingList = oc
  .route({ method: 'DELETE', path, summary: 'Sai da lista de espera' })
  .input(offerInput)
  .output(waitingPlaceSchema);

/**
 * What a link of an invitation is good for; asking changes nothing. 410 `CONVITE_SEM_VALIDADE` when used,
 * lapsed or unknown, and to who is signed in as somebody else.
 */
export const getInvitation = oc
  .route({
    method: 'GET',
    path: '/api/lista-espera/convite/{convite}',
    summary: 'Convite da lista de espera',
  })
  .input(v.object({ convite: textSchema(100) }))
  .output(
    v.object({
      produto: soldCourseSchema,
      oferta: offerSchema,
      expira_em: instantSchema,
      agora_servidor: instantSchema,
      /** Whether who was invited is signed in; false for visitors. */
      minha: v.boolean(),
    }),
  );
