import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { offerMoveSchema } from '#/domain/catalogue/offer-entry.ts';
import { offerStatuses } from '#/domain/catalogue/offer-status.ts';
import { filledText, textUpTo } from '#/domain/text/text-rules.ts';
import { brlSchema, daySchema, idParam, instantSchema } from '../wire.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Orders in force by who pays, and who else has to do with an offer. */
const peopleSchema = v.object({
  pagas: count,
  nao_pagas: count,
  gratuitas: count,
  bolsas: count,
  empregador: count,
  empresas: count,
  vagas_de_empresas: count,
  inscricoes: count,
  fila: count,
  /** Links that a seller made and that no purchase came of yet. */
  links: count,
  /** Those of the orders that are of programmes with the offer as a part; left out: none. */
  programas: v.optional(count),
});
export type OfferPeople = v.InferOutput<typeof peopleSchema>;

const leavingSchema = v.object({
  /** Orders that were paid: their buyers choose another offer or the money. */
  escolhem: count,
  /** The last day to choose, when it is cancelled now. */
  escolhem_ate: daySchema,
  /** Paid, and given back at once: the account is gone. */
  devolvidas: count,
  /** Orders that end with nothing to give back. */
  terminam: count,
  inscricoes: count,
  fila: count,
  /** If everyone takes the money. */
  devolve_no_maximo: brlSchema,
  mensagens: count,
});
export type LeavingForecast = v.InferOutput<typeof leavingSchema>;

const movingSchema = v.object({
  /** Orders whose buyers are asked to accept the change. */
  aceitam: count,
  /** Other orders: not accepted yet, without the days that were accepted, or begun already. */
  nao_perguntadas: v.optional(count, 0),
  /** Who isn't asked or written to, either. */
  inscricoes: v.optional(count, 0),
  fila: v.optional(count, 0),
  /** The last day to answer of what is paid. */
  responder_ate: daySchema,
  /** If everyone refuses. */
  devolve_no_maximo: brlSchema,
  mensagens: count,
});
export type MovingForecast = v.InferOutput<typeof movingSchema>;

/** Sent along with the act, which is refused once the numbers are others. */
const forecastKey = v.pipe(v.string(), v.maxLength(64));

const done = { em: instantSchema, motivo: v.string() };
export const doneSchemas = {
  cancelada: v.object({ ...done, ...leavingSchema.entries }),
  mudada: v.object({ ...done, ...movingSchema.entries }),
};

const consequencesSchema = v.object({
  situacao: v.picklist(offerStatuses),
  /** Whether anyone may enrol, seats aside. */
  inscricoes_abertas: v.boolean(),
  pessoas: peopleSchema,
  cancelar: v.object({ ...leavingSchema.entries, previsto: forecastKey }),
  /** What its cancelling brought; null while it wasn't cancelled here. */
  cancelada: v.nullable(doneSchemas.cancelada),
  /** What its last move brought. */
  mudada: v.nullable(doneSchemas.mudada),
  /** What its last postponement brought; null: none, or it has a date again. */
  adiada: v.optional(v.nullable(doneSchemas.mudada), null),
  /** Whether it can be postponed: open, and not begun. */
  adiavel: v.optional(v.boolean(), false),
});
export type OfferConsequences = v.InferOutput<typeof consequencesSchema>;

const byId = v.object({ id: idParam });
const path = '/api/gestao/turmas/{id}';
const act = {
  previsto: forecastKey,
  motivo: filledText(300),
  /** Stands in the mails to the buyers. */
  recado: v.optional(textUpTo(500), ''),
};
const ok = v.object({ ok: v.literal(true) });

/** What becomes of whom when an offer is cancelled. 404 `TURMA_NAO_ENCONTRADA`. */
export const getConsequences = oc
  .route({ method: 'GET', path: `${path}/consequencias`, summary: 'O que acontece se a turma mudar' })
  .input(byId)
  .output(consequencesSchema);

/**
 * As `POST /api/oferta/{id}/cancelar`, for whom has read the consequences. 404 `TURMA_NAO_ENCONTRADA`; 409
 * `PREVISAO_MUDOU`.
 */
export const cancelDeskOffer = oc
  .route({ method: 'POST', path: `${path}/cancelar`, summary: 'Cancela uma turma como previsto' })
  .input(v.object({ ...byId.entries, ...act }))
  .output(ok);

/** Moves nothing. 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_CANCELADA`; 422 `UNIDADE_NAO_ENCONTRADA`. */
export const forecastMove = oc
  .route({
    method: 'POST',
    path: `${path}/mudanca/previsao`,
    summary: 'O que acontece se a turma for mudada',
  })
  .input(v.object({ ...byId.entries, mudanca: offerMoveSchema }))
  .output(v.object({ ...movingSchema.entries, muda: v.boolean(), previsto: forecastKey }));

/**
 * As `POST /api/oferta/{id}/alterar`, for whom has read the consequences. 404 `TURMA_NAO_ENCONTRADA`; 409
 * `PREVISAO_MUDOU`, `TURMA_CANCELADA`; 422 `UNIDADE_NAO_ENCONTRADA`.
 */
export const moveDeskOffer = oc
  .route({ method: 'POST', path: `${path}/mudanca`, summary: 'Muda dias, horário ou lugar como previsto' })
  .input(v.object({ ...byId.entries, ...act, mudanca: offerMoveSchema }))
  .output(ok);

/** Postpones nothing. 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_NAO_ADIAVEL`. */
export const forecastPostponement = oc
  .route({
    method: 'POST',
    path: `${path}/adiamento/previsao`,
    summary: 'O que acontece se a turma for adiada sem nova data',
  })
  .input(byId)
  .output(v.object({ ...movingSchema.entries, previsto: forecastKey }));

/**
 * Postpones an offer without a new date: it isn't sold, and who bought it may leave with all of the money, or
 * stay until a move sets a date. 404 `TURMA_NAO_ENCONTRADA`; 409 `PREVISAO_MUDOU`, `TURMA_NAO_ADIAVEL`.
 */
export const postponeDeskOffer = oc
  .route({
    method: 'POST',
    path: `${path}/adiamento`,
    summary: 'Adia uma turma sem nova data, como previsto',
  })
  .input(v.object({ ...byId.entries, ...act }))
  .output(ok);

/**
 * Closes an offer for enrolment as of today, or opens it until its first day, or its last once it began. 404
 * `TURMA_NAO_ENCONTRADA`; 409 `TURMA_CANCELADA`, `TURMA_TERMINADA`, `TURMA_ADIADA`: with buyers it needs a
 * date first.
 */
export const openEnrolment = oc
  .route({ method: 'POST', path: `${path}/inscricoes`, summary: 'Fecha ou reabre as inscrições' })
  .input(v.object({ ...byId.entries, abertas: v.boolean() }))
  .output(ok);
