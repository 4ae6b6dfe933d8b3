import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import {
  cancelSubscription,
  confirmSubscription,
  endCourseAlerts,
  subscribe,
} from './newsletter.functions.ts';
import { findNewsletterProblems, readNewsletterEntries, toSubscription } from './newsletter.schema.ts';

/** The form of the banner when it comes as a plain POST. */
export const subscribePosts = {
  assinar: plainForm({
    read: readNewsletterEntries,
    find: findNewsletterProblems,
    send: async (entries) => ({ done: await subscribe({ data: toSubscription(entries) }) }),
  }),
};

/** The button that uses up the link of a confirmation mail. */
export const confirmPosts = (token: string) => ({
  confirmar: plainButton(async () => ({ done: await confirmSubscription({ data: { token } }) })),
});

/** One click in a mail program that ends the subscription. */
export const cancelAtOnce = (token: string) => cancelSubscription({ data: { token } });

/** The button that ends the subscription. */
export const cancelPosts = (token: string) => ({
  cancelar: plainButton(async () => ({ done: await cancelSubscription({ data: { token } }) })),
});

/** One click in a mail program that ends all alerts of new offers. */
export const endAlertsAtOnce = (token: string) => endCourseAlerts({ data: { token } });

/** The button that ends all alerts of new offers. */
export const endAlertsPosts = (token: string) => ({
  avisos: plainButton(async () => ({ done: await endCourseAlerts({ data: { token } }) })),
});
