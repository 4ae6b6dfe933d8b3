import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';

/** Milliseconds for which a text may be older than the backend's. */
const freshMs = 1000;

export const fetchLegalText = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      texto: v.picklist(['termos', 'privacidade']),
      versao: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
  )
  .handler(({ data }) =>
    data.versao === undefined
      ? readShared(`legal text ${data.texto}`, freshMs, () => backend().legal.getLegalText(data))
      : backend().legal.getLegalText(data),
  );
