import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import { couponEntrySchema, newCouponCodeSchema } from '#/domain/sale/coupon/coupon-entry.ts';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const byCode = v.object({ codigo: couponCodeSchema });

export const fetchCoupons = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)) }))
  .handler(({ data }) => backend().couponDesk.listCoupons(data));

export const fetchDeskCoupon = createServerFn({ method: 'GET' })
  .validator(byCode)
  .handler(({ data }) => backend().couponDesk.getDeskCoupon(data));

export const createCoupon = createServerFn({ method: 'POST' })
  .validator(v.object({ codigo: newCouponCodeSchema, cupom: couponEntrySchema }))
  .handler(({ data }) => backend().couponDesk.createCoupon(data));

export const saveCoupon = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byCode.entries,
      versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cupom: couponEntrySchema,
    }),
  )
  .handler(({ data }) => backend().couponDesk.saveCoupon(data));

export const endCoupon = createServerFn({ method: 'POST' })
  .validator(byCode)
  .handler(({ data }) => backend().couponDesk.endCoupon(data));
