import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { phoneSchema } from '#/domain/person/phone.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const savePhone = createServerFn({ method: 'POST' })
  .validator(v.object({ telefone: phoneSchema }))
  .handler(({ data }) => {
    return backend().session.setPhone(data);
  });
