import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { redirectTextSchema } from '#/domain/site/redirects/redirect-lines.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchRedirects = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)) }))
  .handler(({ data }) => backend().redirectDesk.listRedirects(data));

export const addRedirects = createServerFn({ method: 'POST' })
  .validator(v.object({ linhas: redirectTextSchema }))
  .handler(({ data }) => backend().redirectDesk.addRedirects(data));

export const removeRedirect = createServerFn({ method: 'POST' })
  .validator(v.object({ caminho: v.pipe(v.string(), v.maxLength(2000)) }))
  .handler(({ data }) => backend().redirectDesk.removeRedirect(data));
