import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { answerConfirmation, checkConfirmation } from './answer-confirmation.ts';

const tools = ({ db, systemClock }: RequestContext) => ({ db, now: systemClock() });

export const loginConfirmationRoutes = {
  check: os.loginConfirmation.check.handler(({ context, input }) =>
    checkConfirmation(tools(context), input.hash),
  ),
  answer: os.loginConfirmation.answer.handler(({ context, input }) =>
    answerConfirmation(tools(context), input.hash, input.resposta),
  ),
};
