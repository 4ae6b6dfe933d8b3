import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { pageSchema } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byId = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });

export const fetchWaitingOffers = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => backend().waitingDesk.listWaitingOffers(data));

export const fetchWaitingPeople = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().waitingDesk.listWaitingPeople(data));

export const fetchWaitingPeopleOfFile = createServerOnlyFn((id: number) =>
  backend().waitingDesk.listWaitingPeople({ id }),
);
