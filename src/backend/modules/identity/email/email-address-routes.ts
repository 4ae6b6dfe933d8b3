import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { checkUndo, undoEmailChange } from './undo-email-change.ts';

const tools = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });

export const emailAddressRoutes = {
  confirm: os.emailAddress.confirm.handler(({ context, input }) =>
    confirmEmail(tools(context), input.token, context.session?.personId ?? null),
  ),
  resend: os.emailAddress.resend
    .use(signedIn)
    .handler(({ context }) => resendConfirmation(tools(context), context.session)),
  change: os.emailAddress.change
    .use(signedIn)
    .handler(({ context, input }) => changeEmail(tools(context), context.session, input)),
  checkUndo: os.emailAddress.checkUndo.handler(({ context, input }) =>
    checkUndo(tools(context), input.codigo),
  ),
  undo: os.emailAddress.undo.handler(({ context, input }) => undoEmailChange(tools(context), input.codigo)),
};
