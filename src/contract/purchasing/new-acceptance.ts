import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { offerFormats, offerShifts, weekdays } from '#/domain/catalogue/offer-values.ts';
import { timeOfDay } from '#/domain/time/hours.ts';
import { acceptanceReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { offerSchema } from '../catalogue/course.ts';
import { brlSchema, daySchema, idParam, instantSchema } from '../wire.ts';
import { purchaseSchema, termsSchema } from './purchase.ts';

const hour = v.pipe(v.string(), v.regex(timeOfDay));

const agreedTimes = {
  data_inicio: daySchema,
  data_fim: daySchema,
  turno: v.picklist(offerShifts),
  dias_semana: v.array(v.picklist(weekdays)),
  hora_inicio: v.nullable(v.string()),
  hora_fim: v.nullable(v.string()),
  formato: v.picklist(offerFormats),
  unidade: v.object({ nome: v.string(), endereco: v.string() }),
};

/** When and where an offer was to be held, as it was accepted. */
export const agreedOfferSchema = v.object({
  ...agreedTimes,
  nome_turno: v.optional(v.string()),
  /** Of each part of an edition of a programme; left out: an offer of one course. */
  partes: v.optional(v.array(v.object({ id_oferta: v.number(), ...agreedTimes }))),
});
export type AgreedOffer = v.InferOutput<typeof agreedOfferSchema>;

const newAcceptanceSchema = v.object({
  codigo_compra: v.string(),
  /** Names what is asked: another one once things change again. */
  pedido: v.string(),
  motivos: v.array(v.picklist(acceptanceReasons)),
  /** The offer has no date any more: there is nothing to accept until it has one, and all may be refused. */
  adiada: v.optional(v.literal(true)),
  pedido_em: instantSchema,
  /** The last day to answer, for what is paid. */
  responder_ate: daySchema,
  /** Until when what isn't paid can be answered: as long as its seat is held; null for all else. */
  reserva_expira_em: v.optional(v.nullable(instantSchema), null),
  curso: v.string(),
  /** Whether a refusal gives money back; else it cancels what isn't paid, or ends what costs nothing. */
  paga: v.boolean(),
  /** Whether the order costs its buyer nothing. */
  sem_custo: v.optional(v.boolean(), false),
  antes: v.object({
    /** Null where it wasn't kept. */
    turma: v.nullable(agreedOfferSchema),
    total: brlSchema,
    versao: v.string(),
    aceite_em: instantSchema,
  }),
  depois: v.object({ turma: offerSchema, total: brlSchema, versao: v.string() }),
  /** The text in force, which is accepted with it. */
  contrato: termsSchema,
});
export type NewAcceptance = v.InferOutput<typeof newAcceptanceSchema>;

const byCode = v.object({ codigo: purchaseCodeSchema });
const path = '/api/compra/{codigo}/novo-aceite';

/** What is to be accepted again. 404 `COMPRA_NAO_ENCONTRADA`, 409 `NOVO_ACEITE_SEM_PENDENCIA`. */
export const getNewAcceptance = oc
  .route({ method: 'GET', path, summary: 'O que mudou e precisa de novo aceite' })
  .input(byCode)
  .output(newAcceptanceSchema);

/**
 * Accepts what changed, or refuses it: an unpaid purchase is cancelled, of a paid one all goes back. 404
 * `COMPRA_NAO_ENCONTRADA`; 409 `NOVO_ACEITE_SEM_PENDENCIA`, `NOVO_ACEITE_MUDOU` when it is about something
 * older, `NADA_A_ACEITAR` while the offer is postponed, `CONTRATO_MUDOU`, `COMPRA_EXPIRADA`. The same answer
 * again changes nothing.
 */
export const answerNewAcceptance = oc
  .route({ method: 'POST', path, summary: 'Aceita ou recusa o que mudou' })
  .input(
    v.object({
      ...byCode.entries,
      pedido: v.pipe(v.string(), v.uuid()),
      resposta: v.picklist(['ACEITO', 'RECUSADO']),
      versao: v.pipe(v.string(), v.maxLength(100)),
      sha256: v.pipe(v.string(), v.maxLength(64)),
    }),
  )
  .output(purchaseSchema);

const offerTimesSchema = v.object({
  data_inicio: v.exactOptional(daySchema),
  data_fim: v.exactOptional(daySchema),
  dias_semana: v.exactOptional(v.pipe(v.array(v.picklist(weekdays)), v.maxLength(7))),
  hora_inicio: v.exactOptional(v.nullable(hour)),
  hora_fim: v.exactOptional(v.nullable(hour)),
});
export type OfferTimes = v.InferOutput<typeof offerTimesSchema>;

/**
 * Moves an offer to other days or hours; who bought it is asked to accept that. 404 `TURMA_NAO_ENCONTRADA`,
 * 422 `DATAS_INVALIDAS`.
 */
export const changeOfferTimes = oc
  .route({ method: 'POST', path: '/api/oferta/{id}/alterar', summary: 'Muda as datas de uma turma' })
  .input(v.object({ id: idParam, ...offerTimesSchema.entries }))
  .output(v.object({ ok: v.literal(true) }));
