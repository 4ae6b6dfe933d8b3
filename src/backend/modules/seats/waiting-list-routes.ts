import { promiseInstallments } from '#/backend/modules/catalogue/search/promised-installments.ts';
import { os } from '#/backend/request/implementer.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { getInvitation } from './invitation.ts';
import { getWaitingPlace, joinWaitingList, leaveWaitingList } from './waiting-place.ts';

export const waitingListRoutes = {
  getWaitingPlace: os.waitingList.getWaitingPlace
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      getWaitingPlace(db, clock(), session.personId, input.id),
    ),
  joinWaitingList: os.waitingList.joinWaitingList
    .use(buyer)
    .handler(({ input, context: { db, clock, session } }) =>
      joinWaitingList(db, clock(), session.personId, input.id),
    ),
  leaveWaitingList: os.waitingList.leaveWaitingList
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      leaveWaitingList(db, clock(), session.personId, input.id),
    ),
  getInvitation: os.waitingList.getInvitation.handler(async ({ input, context }) => {
    const now = context.clock();
    const personId = context.session?.personId ?? null;
    const invitation = await getInvitation(context.db, now, personId, input.convite);
    return { ...invitation, oferta: promiseInstallments(invitation.oferta, context, now) };
  }),
};
