import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import {
  cancelSubscription,
  confirmSubscription,
  endCourseAlerts,
  subscribe,
} from './newsletter.functions.ts';
import { findNewsletterProblems, readNewsletterEntries, toSubscription } from './newsletter.schema.ts';

export const subscribePosts = {
  assinar: plainForm({
    read: readNewsletterEntries,
    find: findNewsletterProblems,
    send: async (entries) => ({ done: await subscribe({ data: toSubscription(entries) }) }),
  }),
};

export const confirmPosts = (token: string) => ({
  confirmar: plainButton(async () => ({ done: await confirmSubscription({ data: { token } }) })),
});

export const cancelAtOnce = (token: string) => cancelSubscription({ data: { token } });

export const cancelPosts = (token: string) => ({
  cancelar: plainButton(async () => ({ done: await cancelSubscription({ data: { token } }) })),
});

export const endAlertsAtOnce = (token: string) => endCourseAlerts({ data: { token } });

export const endAlertsPosts = (token: string) => ({
  avisos: plainButton(async () => ({ done: await endCourseAlerts({ data: { token } }) })),
});
