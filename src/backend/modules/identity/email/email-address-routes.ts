import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { checkUndo, undoEmailChange } from './undo-email-change.ts';

const deps = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });

export const emailAddressRoutes = {
  confirmEmail: os.emailAddress.confirmEmail.handler(({ context, input }) =>
    confirmEmail(deps(context), input.token, context.session?.personId ?? null),
  ),
  resendConfirmation: os.emailAddress.resendConfirmation
    .use(signedIn)
    .handler(({ context }) => resendConfirmation(deps(context), context.session)),
  changeEmail: os.emailAddress.changeEmail
    .use(signedIn)
    .handler(({ context, input }) => changeEmail(deps(context), context.session, input)),
  checkEmailUndo: os.emailAddress.checkEmailUndo.handler(({ context, input }) =>
    checkUndo(deps(context), input.codigo),
  ),
  undoEmailChange: os.emailAddress.undoEmailChange.handler(({ context, input }) =>
    undoEmailChange(deps(context), input.codigo),
  ),
};
