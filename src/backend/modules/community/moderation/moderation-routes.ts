import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { answerQuestion, discardQuestion, listQuestionsToAnswer } from './answer-question.ts';
import { decideReview, listReviewsToDecide, type StaffAct } from './moderate-review.ts';

const moderator = withPermission('moderate-reviews');
const answerer = withPermission('answer-questions');

const actOf = ({
  session,
  requestId,
  systemClock,
}: Pick<RequestContext, 'requestId' | 'systemClock'> & { session: Session }): StaffAct => ({
  loginId: session.loginId,
  requestId,
  now: systemClock(),
});

export const moderationRoutes = {
  listPendingReviews: os.moderation.listPendingReviews
    .use(moderator)
    .handler(({ input, context: { db } }) => listReviewsToDecide(db, input.pagina)),
  decideReview: os.moderation.decideReview
    .use(moderator)
    .handler(({ input, context }) => decideReview(context.db, actOf(context), input.params.id, input.body)),
  listOpenQuestions: os.moderation.listOpenQuestions
    .use(answerer)
    .handler(({ input, context: { db } }) => listQuestionsToAnswer(db, input.pagina)),
  answerQuestion: os.moderation.answerQuestion
    .use(answerer)
    .handler(({ input, context }) => answerQuestion(context.db, actOf(context), input.id, input.resposta)),
  discardQuestion: os.moderation.discardQuestion
    .use(withPermission('discard-questions'))
    .handler(({ input, context }) => discardQuestion(context.db, actOf(context), input.id)),
};
