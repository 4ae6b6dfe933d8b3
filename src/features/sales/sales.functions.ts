import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';

export const fetchSales = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) }))
  .handler(({ data }) => {
    setResponseHeader('cache-control', 'private, no-store');
    return backend().sales.list(data);
  });
