import { noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import {
  cancelSubscription,
  confirmSubscription,
  endCourseAlerts,
  subscribe,
} from './newsletter.functions.ts';
import { validateNewsletter, readNewsletterEntries, toSubscription } from './newsletter.schema.ts';

export const subscribeActions = {
  assinar: noScriptAction({
    read: readNewsletterEntries,
    find: validateNewsletter,
    send: async (entries) => ({ done: await subscribe({ data: toSubscription(entries) }) }),
  }),
};

export const confirmActions = (token: string) => ({
  confirmar: noScriptButton(async () => ({ done: await confirmSubscription({ data: { token } }) })),
});

export const cancelAtOnce = (token: string) => cancelSubscription({ data: { token } });

export const cancelActions = (token: string) => ({
  cancelar: noScriptButton(async () => ({ done: await cancelSubscription({ data: { token } }) })),
});

export const endAlertsAtOnce = (token: string) => endCourseAlerts({ data: { token } });

export const endAlertsActions = (token: string) => ({
  avisos: noScriptButton(async () => ({ done: await endCourseAlerts({ data: { token } }) })),
});
