import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { answerTextSchema, refusalReasonSchema } from '#/domain/community/moderation.ts';
import { idParam, instantSchema, pageInput, pageOf } from '../wire.ts';

/** The course that was written about, as a link to it needs it. */
const courseSchema = v.object({
  id_produto: v.number(),
  titulo: v.string(),
  slug: v.string(),
  modalidade: v.object({ slug: v.string() }),
  /** False while the course has no page. */
  publicado: v.boolean(),
});

/** What a person wrote about a course, with the name it would be published under. */
const writing = {
  produto: courseSchema,
  nome_autor: v.string(),
  texto: v.string(),
  criado_em: instantSchema,
};

/** A review that no one of the team has decided on. */
export const pendingReviewSchema = v.object({ id_opiniao: v.number(), nota: v.number(), ...writing });
export type PendingReview = v.InferOutput<typeof pendingReviewSchema>;

/** Reviews that wait for a decision, oldest first, 10 a page. */
export const listPendingReviews = oc
  .route({ method: 'GET', path: '/api/moderacao/opinioes', summary: 'Opiniões que aguardam moderação' })
  .input(pageInput)
  .output(pageOf(pendingReviewSchema));

/** Publishes or refuses a review, once. 404 `OPINIAO_NAO_ENCONTRADA`, 409 `OPINIAO_JA_DECIDIDA`. */
export const decideReview = oc
  .route({
    method: 'POST',
    path: '/api/moderacao/opiniao/{id}/decisao',
    inputStructure: 'detailed',
    summary: 'Publica ou recusa uma opinião',
  })
  .input(
    v.object({
      params: v.object({ id: idParam }),
      body: v.variant(
        'decisao',
        [
          v.object({ decisao: v.literal('PUBLICADA') }),
          v.object({ decisao: v.literal('RECUSADA'), motivo: refusalReasonSchema }),
        ],
        'Escolha entre publicar e recusar.',
      ),
    }),
  )
  .output(v.object({ situacao: v.picklist(['PUBLICADA', 'RECUSADA']), id_produto: v.number() }));

/** A question that no one has answered. */
export const openQuestionSchema = v.object({ id_pergunta: v.number(), ...writing });
export type OpenQuestion = v.InferOutput<typeof openQuestionSchema>;

/** Questions that wait for an answer, oldest first, 10 a page. */
export const listOpenQuestions = oc
  .route({ method: 'GET', path: '/api/moderacao/perguntas', summary: 'Perguntas que aguardam resposta' })
  .input(pageInput)
  .output(pageOf(openQuestionSchema));

/**
 * Answers a question, once, which publishes both. 404 `PERGUNTA_NAO_ENCONTRADA`, 409 `PERGUNTA_JA_ATENDIDA`.
 */
export const answerQuestion = oc
  .route({ method: 'POST', path: '/api/moderacao/pergunta/{id}/resposta', summary: 'Responde uma pergunta' })
  .input(v.object({ id: idParam, resposta: answerTextSchema }))
  .output(v.object({ id_produto: v.number() }));

/** Takes a question that is spam out of the list; it is never published. 404 and 409 as for an answer. */
export const discardQuestion = oc
  .route({
    method: 'POST',
    path: '/api/moderacao/pergunta/{id}/descarte',
    summary: 'Descarta uma pergunta que é spam',
  })
  .input(v.object({ id: idParam }))
  .output(v.object({ id_produto: v.number() }));
