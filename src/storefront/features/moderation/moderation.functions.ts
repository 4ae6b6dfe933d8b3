import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { answerTextSchema, refusalReasonSchema } from '#/domain/community/moderation.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { forgetCourse } from '#/storefront/backend-client/course-cache.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
export const fetchPendingReviews = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().moderation.listPendingReviews(data);
  });

export const decideReview = createServerFn({ method: 'POST' })
  .validator(
    v.variant('decisao', [
      v.object({ id, decisao: v.literal('PUBLICADA') }),
      v.object({ id, decisao: v.literal('RECUSADA'), motivo: refusalReasonSchema }),
    ]),
  )
  .handler(async ({ data: { id: reviewId, ...body } }) => {
    const decided = await backend().moderation.decideReview({ params: { id: reviewId }, body });
    forgetCourse(decided.id_produto);
    return decided;
  });

export const fetchOpenQuestions = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().moderation.listOpenQuestions(data);
  });

export const answerQuestion = createServerFn({ method: 'POST' })
  .validator(v.object({ id, resposta: answerTextSchema }))
  .handler(async ({ data }) => {
    const answered = await backend().moderation.answerQuestion(data);
    forgetCourse(answered.id_produto);
    return answered;
  });

export const discardQuestion = createServerFn({ method: 'POST' })
  .validator(v.object({ id }))
  .handler(({ data }) => {
    return backend().moderation.discardQuestion(data);
  });
