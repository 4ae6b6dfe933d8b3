import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { subscribe } from './subscribe.ts';
import { cancelSubscription, confirmSubscription } from './use-link.ts';

const tools = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });

export const newsletterRoutes = {
  subscribe: os.newsletter.subscribe.handler(({ context, input }) =>
    subscribe(tools(context), input, context.ip),
  ),
  confirm: os.newsletter.confirm.handler(({ context, input }) =>
    confirmSubscription(tools(context), input.token),
  ),
  cancel: os.newsletter.cancel.handler(({ context, input }) =>
    cancelSubscription(tools(context), input.token),
  ),
};
