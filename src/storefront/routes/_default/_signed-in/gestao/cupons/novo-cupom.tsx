import { createFileRoute } from '@tanstack/react-router';
import { NewCouponPage } from '#/storefront/features/course-desk/components/coupons/new-coupon-page.tsx';
import { newCouponActions } from '#/storefront/features/course-desk/coupon.actions.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

// No code has a hyphen, so no coupon's own page lies here.
export const Route = createFileRoute('/_default/_signed-in/gestao/cupons/novo-cupom')({
  server: { handlers: { POST: (posted) => runAction(posted, newCouponActions) } },
  beforeLoad: guardForm('manage-catalogue'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(courseDeskQueries.options()).then(() => {}),
  head: titledHead('Novo cupom'),
  component: NewCoupon,
});

function NewCoupon() {
  const { answer } = Route.useRouteContext();
  return <NewCouponPage answer={answer} />;
}
