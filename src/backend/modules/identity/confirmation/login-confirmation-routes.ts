import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { answerConfirmation, checkConfirmation } from './answer-confirmation.ts';

const deps = ({ db, systemClock }: RequestContext) => ({ db, now: systemClock() });

export const loginConfirmationRoutes = {
  checkLoginConfirmation: os.loginConfirmation.checkLoginConfirmation.handler(({ context, input }) =>
    checkConfirmation(deps(context), input.hash),
  ),
  answerLoginConfirmation: os.loginConfirmation.answerLoginConfirmation.handler(({ context, input }) =>
    answerConfirmation(deps(context), input.hash, input.resposta),
  ),
};
