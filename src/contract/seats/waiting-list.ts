import { oc } from '@orpc/contract';
import * as v from 'valibot';
import type { WaitingChances } from '#/domain/catalogue/waiting-chances.ts';
import { idParam, instantSchema, textSchema } from '../wire.ts';
import { soldCourseSchema, offerSchema } from '../catalogue/course.ts';

/**
 * What decides how soon the turn of a person who waits comes, in seats of the offer (SEAT-9); names no one.
 * Null when the person doesn't wait, and while a seat that came free wouldn't go to the list.
 */
export const waitingChancesSchema = v.object({
  /** Offered to people of the list so far. */
  vagas_oferecidas: v.number(),
  /** Held, and their payment isn't confirmed: they go to the list if it doesn't come in time. */
  vagas_sem_pagamento: v.number(),
  /** Held by enrolments that no one decided on. */
  vagas_em_analise: v.number(),
  /** Kept for people of the list who were called: unused, they go to the next. */
  vagas_guardadas: v.number(),
}) satisfies v.GenericSchema<unknown, WaitingChances>;

/** Where the signed-in person stands. Both null: not on the list. */
export const waitingPlaceSchema = v.object({
  /** 1 is next; null with an invitation. */
  posicao: v.nullable(v.number()),
  /** A seat is kept for the person until then. */
  convite_expira_em: v.nullable(instantSchema),
  chances: v.optional(v.nullable(waitingChancesSchema), null),
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
 * lapsed or unknown, and to a person who is signed in as another person.
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
