import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { daySchema, idParam, instantSchema, pageInput, pageOf, storedText } from '../wire.ts';

const offerSchema = {
  id_oferta: v.number(),
  curso: storedText,
  codigo_turma: v.string(),
  cidade: storedText,
  data_inicio: daySchema,
};

const listedOfferSchema = v.object({
  ...offerSchema,
  /** Without those who were offered a seat. */
  na_espera: v.number(),
  /** Were offered a seat and may take it still. */
  convidadas: v.number(),
  /** Since when the first of them waits. */
  desde: instantSchema,
});
export type WaitingOffer = v.InferOutput<typeof listedOfferSchema>;

const waitingPersonSchema = v.object({
  /** From 1; null once a seat was offered. */
  posicao: v.nullable(v.number()),
  nome: storedText,
  /** Masked; empty without one. */
  cpf: v.string(),
  desde: instantSchema,
  /** Until when the offered seat is theirs. */
  convite_ate: v.nullable(instantSchema),
});
export type WaitingPerson = v.InferOutput<typeof waitingPersonSchema>;

const waitingPeopleSchema = v.object({ ...offerSchema, pessoas: v.array(waitingPersonSchema) });
export type WaitingPeople = v.InferOutput<typeof waitingPeopleSchema>;

const path = '/api/gestao/listas-de-espera';

/** Offers that people wait for, the one with the longest wait first. */
export const listWaitingOffers = oc
  .route({ method: 'GET', path, summary: 'Turmas com lista de espera' })
  .input(pageInput)
  .output(pageOf(listedOfferSchema));

/** Who waits for an offer, up to 5,000, in order. Written to the log. 404 `TURMA_NAO_ENCONTRADA`. */
export const listWaitingPeople = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Lista de espera de uma turma' })
  .input(v.object({ id: idParam }))
  .output(waitingPeopleSchema);
