import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { connectionTests } from './connection-tests.ts';

export const fetchChecklist = createServerFn({ method: 'GET' }).handler(() =>
  backend().checklist.getChecklist(),
);

/** A bank or a mail server may take longer than a page should. */
const TEST_MS = 20_000;

export const runTest = createServerFn({ method: 'POST' })
  .validator(v.object({ teste: v.picklist(connectionTests) }))
  .handler(({ data: { teste } }) => {
    giveTime(TEST_MS);
    const { checklist } = backend();
    return teste === 'cobranca' ? checklist.testCharge({}) : checklist.testMail({});
  });
