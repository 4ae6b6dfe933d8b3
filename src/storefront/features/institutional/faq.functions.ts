import { createServerFn } from '@tanstack/react-start';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** Milliseconds: what a school saves is in its shop within 5 s. */
const freshMs = 1000;

export const fetchFaq = createServerFn({ method: 'GET' }).handler(() =>
  readShared('faq', freshMs, () =>
    backend()
      .faq.getFaq()
      .catch((error: unknown) => {
        // A backend of another maker may have no questions; the page then says whom to ask.
        if (isNotFoundError(error)) return [];
        throw error;
      }),
  ),
);
