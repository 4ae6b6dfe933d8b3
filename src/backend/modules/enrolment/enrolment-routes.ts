import { os } from '#/backend/request/implementer.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { applyForOffer } from './apply-for-offer.ts';
import { describeEnrolment, listOwnEnrolments } from './enrolment-view.ts';
import { giveEnrolmentUp } from './give-enrolment-up.ts';
import { takeKeptSeat } from './take-kept-seat.ts';

export const enrolmentRoutes = {
  apply: os.enrolment.apply.use(buyer).handler(async ({ input, context: { db, clock, session, ip } }) => {
    const now = clock();
    const { id_oferta: offerId, ...wish } = input;
    const enrolment = await applyForOffer(db, now, { ...wish, offerId, personId: session.personId, ip });
    return describeEnrolment(db, enrolment, now);
  }),
  list: os.enrolment.list
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      listOwnEnrolments(db, clock(), session.personId, input.id_oferta),
    ),
  takeKeptSeat: os.enrolment.takeKeptSeat
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => {
      const now = clock();
      const enrolment = await takeKeptSeat(db, now, session.personId, input.protocolo);
      return describeEnrolment(db, enrolment, now);
    }),
  giveUp: os.enrolment.giveUp.use(signedIn).handler(async ({ input, context: { db, clock, session } }) => {
    const now = clock();
    const enrolment = await giveEnrolmentUp(db, now, session.personId, input.protocolo);
    return describeEnrolment(db, enrolment, now);
  }),
};
