import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { refusalReasonSchema } from '#/domain/community/moderation.ts';
import { questionTextSchema, reviewTextSchema, starsSchema } from '#/domain/community/community.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import { liveEnrolmentStates } from '#/domain/enrolment/enrolment-state.ts';
import { orderKinds } from '#/domain/sale/order/order-kind.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { idParam } from '../wire.ts';

export const reviewSchema = v.object({
  id_opiniao: v.number(),
  nome_autor: v.string(),
  nota: v.number(),
  texto: v.string(),
  votos: v.number(),
  /** Whether the signed-in person found it helpful; false for visitors. */
  meu_voto: v.boolean(),
  criado_em: v.string(),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/** `recentes`, `uteis` or `nota-1` to `nota-5`. */
export const reviewFilterSchema = v.picklist([
  'recentes',
  'uteis',
  'nota-1',
  'nota-2',
  'nota-3',
  'nota-4',
  'nota-5',
]);

export const listReviews = oc
  .route({ method: 'GET', path: '/api/produto/{id}/opinioes/', summary: 'Opiniões publicadas' })
  .input(v.object({ id: idParam, filtro: v.optional(reviewFilterSchema, 'uteis') }))
  .output(v.array(reviewSchema));

/** One helpful vote per person; `unvote` takes it back. Returns the course's reviews. */
export const voteReview = oc
  .route({
    method: 'POST',
    path: '/api/produto/{id}/opiniao/{reviewId}/voto',
    inputStructure: 'detailed',
    summary: 'Voto de utilidade',
  })
  .input(
    v.object({
      params: v.object({ id: idParam, reviewId: idParam }),
      query: v.optional(v.object({ unvote: v.optional(v.union([v.boolean(), v.string()])) }), {}),
    }),
  )
  .output(v.array(reviewSchema));

/** A review that waits to be read by the team, or was refused, is the author's alone. */
export const ownReviewSchema = v.object({
  nota: v.number(),
  texto: v.string(),
  situacao: v.picklist(['PENDENTE', 'PUBLICADA', 'RECUSADA']),
  /** Why it was refused, as far as that is known. */
  motivo_recusa: v.fallback(v.nullable(refusalReasonSchema), null),
});

/** A purchase of an offer of the course by the signed-in person: paid, or waiting for payment. */
export const ownPurchaseSchema = v.object({
  codigo: v.string(),
  estado: v.picklist(purchaseStates),
  forma: v.nullable(v.picklist(paymentForms)),
  id_oferta: v.number(),
  /** False when the person bought for another person. */
  para_mim: v.boolean(),
  tipo: v.optional(v.picklist(orderKinds), 'BOUGHT'),
});
export type OwnPurchase = v.InferOutput<typeof ownPurchaseSchema>;

/** An enrolment without payment in an offer of the course by the signed-in person. */
export const ownEnrolmentSchema = v.object({
  estado: v.picklist(liveEnrolmentStates),
  id_oferta: v.number(),
  /** A seat is kept for the person, for them to take. */
  tem_convite: v.boolean(),
});
export type OwnEnrolment = v.InferOutput<typeof ownEnrolmentSchema>;

/** What the signed-in person did and may do on a course's page. */
export const participationSchema = v.object({
  /** True for a person who is enrolled in an offer that has begun, and wrote none yet. */
  pode_opinar: v.boolean(),
  opiniao: v.nullable(ownReviewSchema),
  /** Own questions that wait for an answer, newest first. */
  perguntas: v.array(v.object({ id_pergunta: v.number(), texto: v.string(), criado_em: v.string() })),
  /** What holds a seat in an offer that hasn't ended, newest first. */
  compras: v.optional(v.array(ownPurchaseSchema), []),
  /** Enrolments without payment in offers that haven't ended, newest first. */
  inscricoes: v.optional(v.array(ownEnrolmentSchema), []),
});
export type Participation = v.InferOutput<typeof participationSchema>;

export const getParticipation = oc
  .route({
    method: 'GET',
    path: '/api/produto/{id}/minha-participacao',
    summary: 'Minha participação no curso',
  })
  .input(v.object({ id: idParam }))
  .output(participationSchema);

/**
 * One review per enrolled buyer and course; the team publishes it. 403 `SEM_MATRICULA`,
 * `AULAS_NAO_INICIADAS`, 409 `OPINIAO_JA_ENVIADA`.
 */
export const writeReview = oc
  .route({
    method: 'POST',
    path: '/api/produto/{id}/opiniao',
    successStatus: 201,
    summary: 'Escreve uma opinião',
  })
  .input(
    v.object({
      id: idParam,
      nota: starsSchema,
      texto: reviewTextSchema,
    }),
  )
  .output(ownReviewSchema);

export const isFavourite = oc
  .route({ method: 'GET', path: '/api/produto-favorito/{id}', summary: 'Se o curso é favorito' })
  .input(v.object({ id: idParam }))
  .output(v.object({ favorito: v.boolean() }));

export const addFavourite = oc
  .route({ method: 'PUT', path: '/api/produto-favorito/{id}', summary: 'Guarda nos favoritos' })
  .input(v.object({ id: idParam }))
  .output(v.object({ favorito: v.literal(true) }));

export const removeFavourite = oc
  .route({ method: 'DELETE', path: '/api/produto-favorito/{id}', summary: 'Tira dos favoritos' })
  .input(v.object({ id: idParam }))
  .output(v.object({ favorito: v.literal(false) }));

/** Ids of the person's favourite courses, newest first. */
export const listFavourites = oc
  .route({ method: 'GET', path: '/api/produtos-favoritos', summary: 'Favoritos da pessoa' })
  .output(v.array(v.number()));

export const askQuestion = oc
  .route({
    method: 'POST',
    path: '/api/produto/{id}/pergunta',
    successStatus: 201,
    summary: 'Faz uma pergunta',
  })
  .input(
    v.object({
      id: idParam,
      texto: questionTextSchema,
    }),
  )
  .output(v.object({ id_pergunta: v.number() }));
