import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';

export const fetchSales = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) }))
  .handler(({ data }) => {
    return backend().sales.list(data);
  });
