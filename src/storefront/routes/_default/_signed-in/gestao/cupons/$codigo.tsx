import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EditCouponPage } from '#/storefront/features/course-desk/components/coupons/edit-coupon-page.tsx';
import { couponActions } from '#/storefront/features/course-desk/coupon.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/cupons/$codigo')({
  server: {
    handlers: { POST: (posted) => runAction(posted, couponActions(posted.params.codigo)) },
  },
  beforeLoad: guardForm('manage-catalogue'),
  loader: async ({ context: { queryClient }, params: { codigo } }) => {
    await Promise.all([
      queryClient.ensureQueryData(courseDeskQueries.coupon(codigo)).catch(orNotFound),
      queryClient.ensureQueryData(courseDeskQueries.options()),
    ]);
  },
  head: titledHead('Editar cupom'),
  component: EditCoupon,
});

function EditCoupon() {
  const { codigo } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const { data: coupon } = useSuspenseQuery(courseDeskQueries.coupon(codigo));
  return <EditCouponPage key={codigo} coupon={coupon} answer={answer} />;
}
