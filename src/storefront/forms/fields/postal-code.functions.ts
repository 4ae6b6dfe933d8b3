import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { cepSchema } from '#/domain/person/postal-code.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

/** Null for a CEP that isn't in the table. */
export const findPostalCode = createServerFn({ method: 'POST' })
  .validator(v.object({ cep: cepSchema }))
  .handler(async ({ data }) => {
    try {
      return await backend().account.findPostalCode(data);
    } catch (error) {
      if (error instanceof PublicError && error.status === 404) return null;
      throw error;
    }
  });
