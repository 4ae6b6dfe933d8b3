import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { keepCoupon } from '#/storefront/features/checkout/saved-coupon.ts';
import { promotionTarget } from '#/storefront/features/search/promotion-target.ts';
import { searchQueries } from '#/storefront/features/search/search.queries.ts';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';

export const Route = createFileRoute('/_default/cupom/$codigo')({
  params: {
    parse: ({ codigo }) => {
      const code = v.safeParse(couponCodeSchema, codigo);
      return code.success ? { codigo: code.output } : false;
    },
  },
  beforeLoad: async ({ context: { queryClient }, params: { codigo }, preload }) => {
    if (!preload) keepCoupon(codigo);
    const promotion = await queryClient.ensureQueryData(searchQueries.promotion());
    throw redirect({ ...promotionTarget(promotion?.codigo === codigo ? promotion : null), replace: true });
  },
});
