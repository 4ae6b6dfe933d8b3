import { createServerFn } from '@tanstack/react-start';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** Milliseconds: what a school saves is in its shop within 5 s. */
const freshMs = 1000;

export const fetchFaq = createServerFn({ method: 'GET' }).handler(() =>
  readShared('faq', freshMs, () => backend().faq.getFaq()),
);
