import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { subscribe } from './subscribe.ts';
import { cancelSubscription, confirmSubscription } from './use-link.ts';

const deps = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });

export const newsletterRoutes = {
  subscribe: os.newsletter.subscribe.handler(({ context, input }) =>
    subscribe(deps(context), input, context.ip),
  ),
  confirmSubscription: os.newsletter.confirmSubscription.handler(({ context, input }) =>
    confirmSubscription(deps(context), input.token),
  ),
  cancelSubscription: os.newsletter.cancelSubscription.handler(({ context, input }) =>
    cancelSubscription(deps(context), input.token),
  ),
};
