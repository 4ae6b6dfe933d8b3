import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { PublicError } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const offer = v.object({ offerId: v.pipe(v.number(), v.integer(), v.minValue(1)) });

export const fetchWaitingPlace = createServerFn({ method: 'GET' })
  .validator(offer)
  .handler(({ data: { offerId } }) => {
    return backend().waitingList.getWaitingPlace({ id: offerId });
  });

export const joinWaitingList = createServerFn({ method: 'POST' })
  .validator(offer)
  .handler(({ data: { offerId } }) => backend().waitingList.joinWaitingList({ id: offerId }));

export const leaveWaitingList = createServerFn({ method: 'POST' })
  .validator(offer)
  .handler(({ data: { offerId } }) => backend().waitingList.leaveWaitingList({ id: offerId }));

export const fetchInvitation = createServerFn({ method: 'GET' })
  .validator(v.object({ convite: v.pipe(v.string(), v.maxLength(100)) }))
  .handler(async ({ data: { convite } }) => {
    try {
      return await backend().waitingList.getInvitation({ convite });
    } catch (error) {
      if (error instanceof PublicError && error.status === 410) return null;
      throw error;
    }
  });
export type Invitation = NonNullable<Awaited<ReturnType<typeof fetchInvitation>>>;
