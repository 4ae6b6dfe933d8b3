import { os } from '#/backend/request/implementer.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { applyForOffer } from './apply-for-offer.ts';
import { describeEnrolment, listOwnEnrolments } from './enrolment-view.ts';
import { giveEnrolmentUp } from './give-enrolment-up.ts';
import { takeReservedSeat } from './take-reserved-seat.ts';

export const enrolmentRoutes = {
  applyForOffer: os.enrolment.applyForOffer
    .use(buyer)
    .handler(async ({ input, context: { db, clock, session, ip } }) => {
      const now = clock();
      const { id_oferta: offerId, ...wish } = input;
      const enrolment = await applyForOffer(db, now, { ...wish, offerId, personId: session.personId, ip });
      return describeEnrolment(db, enrolment, now);
    }),
  listEnrolments: os.enrolment.listEnrolments
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      listOwnEnrolments(db, clock(), session.personId, input.id_oferta),
    ),
  takeReservedSeat: os.enrolment.takeReservedSeat
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => {
      const now = clock();
      const enrolment = await takeReservedSeat(db, now, session.personId, input.protocolo);
      return describeEnrolment(db, enrolment, now);
    }),
  giveEnrolmentUp: os.enrolment.giveEnrolmentUp
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => {
      const now = clock();
      const enrolment = await giveEnrolmentUp(db, now, session.personId, input.protocolo);
      return describeEnrolment(db, enrolment, now);
    }),
};
