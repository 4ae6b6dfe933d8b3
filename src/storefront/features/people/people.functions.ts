import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byId = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });

export const fetchPeople = createServerFn({ method: 'GET' })
  .validator(v.object({ busca: v.pipe(v.string(), v.maxLength(254)) }))
  .handler(async ({ data }) => (await backend().people.findPeople(data)).itens);

export const fetchPerson = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().people.getPerson(data));

export const endPersonSessions = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(({ data }) => backend().people.endPersonSessions(data));
