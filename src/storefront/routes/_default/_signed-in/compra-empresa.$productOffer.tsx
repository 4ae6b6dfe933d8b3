import { createFileRoute } from '@tanstack/react-router';
import { parseProductOffer } from '#/domain/catalogue/product-offer.ts';
import { companyOrderActions } from '#/storefront/features/company-order/company-order.actions.ts';
import { companyOrderQueries } from '#/storefront/features/company-order/company-order.queries.ts';
import { CompanyOrderPage } from '#/storefront/features/company-order/components/company-order-page.tsx';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/compra-empresa/$productOffer')({
  params: { parse: ({ productOffer }) => (parseProductOffer(productOffer) ? { productOffer } : false) },
  server: {
    handlers: {
      POST: (posted) => {
        const ids = parseProductOffer(posted.params.productOffer);
        return ids ? runAction(posted, companyOrderActions(ids.offerId)) : posted.next();
      },
    },
  },
  beforeLoad: guardForm('shopper-page', 'phone-check'),
  loader: async ({ context: { queryClient }, params }) => {
    const ids = parseProductOffer(params.productOffer)!;
    await queryClient.ensureQueryData(companyOrderQueries.ofOffer(ids)).catch(orNotFound);
  },
  head: titledHead('Vagas para empresas'),
  component: CompanyOrder,
});

function CompanyOrder() {
  const { productOffer } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <CompanyOrderPage
      ids={parseProductOffer(productOffer)!}
      answer={answer}
      onOrdered={(codigo) => navigate({ to: '/minhas-compras/$codigo', params: { codigo } })}
    />
  );
}
