import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchMailbox = createServerFn({ method: 'GET' }).handler(() => {
  return backend().mailbox.listMailbox();
});

export const fetchMail = createServerFn({ method: 'GET' })
  .validator(v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
  .handler(({ data }) => {
    return backend().mailbox.getMailboxMail(data);
  });
