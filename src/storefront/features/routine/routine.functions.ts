import { createServerFn } from '@tanstack/react-start';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { countedUnder } from '#/storefront/backend-client/visitor.server.ts';
import { routineSearchSchema } from './routine.search.ts';

export const fetchRoutine = createServerFn({ method: 'GET' })
  .validator(routineSearchSchema)
  .handler(({ data }) => countedUnder(currentRequest().ip, () => backend().routine.findRoutine(data)));
