import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { newsletterSchema } from '#/contract/newsletter/newsletter.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) });

/** Asks for news by mail; a link in a mail confirms it. */
export const subscribe = createServerFn({ method: 'POST' })
  .validator(newsletterSchema)
  .handler(({ data }) => {
    return backend().newsletter.subscribe(data);
  });

/** Uses up the link of a confirmation mail. */
export const confirmSubscription = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().newsletter.confirm(data);
  });

/** Ends the subscription by the link of a mail. */
export const cancelSubscription = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().newsletter.cancel(data);
  });

/** Ends all alerts of new offers by the link of a mail. */
export const endCourseAlerts = createServerFn({ method: 'POST' })
  .validator(tokenSchema)
  .handler(({ data }) => {
    return backend().courseAlert.endAll(data);
  });
