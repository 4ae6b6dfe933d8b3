import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { newsletterSchema } from '#/contract/newsletter/newsletter.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) });

export const subscribe = createServerFn({ method: 'POST' })
  .validator(newsletterSchema)
  .handler(({ data }) => {
    return backend().newsletter.subscribe(data);
  });

export const confirmSubscription = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().newsletter.confirmSubscription(data);
  });

export const cancelSubscription = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().newsletter.cancelSubscription(data);
  });

export const endCourseAlerts = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().courseAlert.endCourseAlerts(data);
  });
