import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import {
  cancelAsForecast,
  forecastMoveOf,
  forecastPostponementOf,
  moveAsForecast,
  openEnrolmentOf,
  postponeAsForecast,
  readConsequences,
} from './change-offer.ts';

const managers = withPermission('manage-catalogue');
/** What moves money, or what is sold, asks for a recent password or code (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

export const offerDeskRoutes = {
  getConsequences: os.offerDesk.getConsequences
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readConsequences(db, clock(), input.id)),
  cancelDeskOffer: os.offerDesk.cancelDeskOffer.use(confirmedManagers).handler(async ({ input, context }) => {
    const { id, ...expected } = input;
    await cancelAsForecast(editorOf(context), paymentsOf(context), { offerId: id, ...expected });
    return { ok: true as const };
  }),
  forecastMove: os.offerDesk.forecastMove
    .use(managers)
    .handler(({ input, context: { db, clock } }) => forecastMoveOf(db, clock(), input.id, input.mudanca)),
  moveDeskOffer: os.offerDesk.moveDeskOffer.use(confirmedManagers).handler(async ({ input, context }) => {
    const { id, mudanca, ...expected } = input;
    await moveAsForecast(editorOf(context), { offerId: id, ...expected }, mudanca);
    return { ok: true as const };
  }),
  forecastPostponement: os.offerDesk.forecastPostponement
    .use(managers)
    .handler(({ input, context: { db, clock } }) => forecastPostponementOf(db, clock(), input.id)),
  postponeDeskOffer: os.offerDesk.postponeDeskOffer
    .use(confirmedManagers)
    .handler(async ({ input, context }) => {
      const { id, ...expected } = input;
      await postponeAsForecast(editorOf(context), { offerId: id, ...expected });
      return { ok: true as const };
    }),
  openEnrolment: os.offerDesk.openEnrolment.use(confirmedManagers).handler(async ({ input, context }) => {
    await openEnrolmentOf(editorOf(context), input.id, input.abertas);
    return { ok: true as const };
  }),
};
