import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { createCoupon, endCoupon, readCoupon, readCoupons, saveCoupon } from './save-coupon.ts';

const managers = withPermission('manage-catalogue');
/** What shoppers pay asks for a recent password or code (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

export const couponDeskRoutes = {
  listCoupons: os.couponDesk.listCoupons
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readCoupons(db, clock(), input)),
  getDeskCoupon: os.couponDesk.getDeskCoupon
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readCoupon(db, clock(), input.codigo)),
  createCoupon: os.couponDesk.createCoupon.use(confirmedManagers).handler(async ({ input, context }) => {
    await createCoupon(editorOf(context), input.codigo, input.cupom);
    return { versao: 1 };
  }),
  saveCoupon: os.couponDesk.saveCoupon.use(confirmedManagers).handler(async ({ input, context }) => {
    const { codigo, versao, cupom } = input;
    return { versao: await saveCoupon(editorOf(context), codigo, versao, cupom) };
  }),
  endCoupon: os.couponDesk.endCoupon.use(confirmedManagers).handler(async ({ input, context }) => {
    await endCoupon(editorOf(context), input.codigo);
    return { ok: true as const };
  }),
};
