import { mutationOptions } from '@tanstack/react-query';
import {
  cancelSubscription,
  confirmSubscription,
  endCourseAlerts,
  subscribe,
} from './newsletter.functions.ts';
import { toSubscription, type NewsletterEntries } from './newsletter.schema.ts';

export const newsletterMutations = {
  subscribe: () =>
    mutationOptions({
      mutationKey: ['newsletter', 'subscribe'],
      mutationFn: (entries: NewsletterEntries) => subscribe({ data: toSubscription(entries) }),
    }),
  confirm: () =>
    mutationOptions({
      mutationKey: ['newsletter', 'confirm'],
      mutationFn: (token: string) => confirmSubscription({ data: { token } }),
    }),
  cancel: () =>
    mutationOptions({
      mutationKey: ['newsletter', 'cancel'],
      mutationFn: (token: string) => cancelSubscription({ data: { token } }),
    }),
  endAlerts: () =>
    mutationOptions({
      mutationKey: ['course-alert', 'end-all'],
      mutationFn: (token: string) => endCourseAlerts({ data: { token } }),
    }),
};
