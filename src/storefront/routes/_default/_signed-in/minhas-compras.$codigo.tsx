import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { companySeatActions } from '#/storefront/features/company-order/company-order.actions.ts';
import { companyOrderQueries } from '#/storefront/features/company-order/company-order.queries.ts';
import { AskForInvoice } from '#/storefront/features/company-order/components/ask-for-invoice.tsx';
import { CompanySeats } from '#/storefront/features/company-order/components/company-seats.tsx';
import { paymentQueries } from '#/storefront/features/payment/payment.queries.ts';
import { PurchasePage } from '#/storefront/features/purchases/components/purchase-page.tsx';
import { purchaseActions } from '#/storefront/features/purchases/purchases.actions.ts';
import { purchaseSearchSchema } from '#/storefront/features/purchases/purchase.search.ts';
import { purchasesQueries } from '#/storefront/features/purchases/purchases.queries.ts';
import { PurchaseHelp } from '#/storefront/features/shell/components/purchase-help.tsx';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/$codigo')({
  params: {
    parse: ({ codigo }) => {
      const code = v.safeParse(purchaseCodeSchema, codigo);
      return code.success ? { codigo: code.output } : false;
    },
  },
  validateSearch: purchaseSearchSchema,
  server: {
    handlers: {
      POST: (posted) =>
        runAction(posted, {
          ...purchaseActions(posted.params.codigo),
          ...companySeatActions(posted.params.codigo),
        }),
    },
  },
  beforeLoad: guardForm('shopper-page', 'phone-check'),
  loader: async ({ context: { queryClient }, params: { codigo } }) => {
    const contacts = queryClient.ensureQueryData(footerQueries.contacts());
    const { purchase, title } = await queryClient
      .ensureQueryData(purchasesQueries.purchase(codigo))
      .catch(orNotFound);
    if (purchase.empresa) await queryClient.ensureQueryData(companyOrderQueries.seats(codigo));
    await contacts;
    return { title };
  },
  head: ({ loaderData, match }) => ({
    meta: [{ title: titled(loaderData?.title ?? 'Minhas compras', match.context.brand) }],
  }),
  component: PurchaseDetail,
});

function PurchaseDetail() {
  const { codigo } = Route.useParams();
  const { cartao, parcelas = 1 } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  return (
    <PurchasePage
      codigo={codigo}
      typed={cartao && !answer ? { token: cartao, parcelas } : undefined}
      answer={answer}
      seats={<CompanySeats codigo={codigo} answer={answer} />}
      renderInvoiceRequest={(request) => (
        <AskForInvoice
          codigo={codigo}
          request={request}
          answer={answer}
          onAsked={() => queryClient.invalidateQueries({ queryKey: purchasesQueries.all })}
        />
      )}
      renderHelp={(noun) => <PurchaseHelp codigo={codigo} noun={noun} />}
      onContinued={async ({ isPix }) => {
        if (isPix) {
          // Its page may still hold the Pix before, with another amount.
          queryClient.removeQueries({ queryKey: paymentQueries.all(codigo) });
          return navigate({ to: '/pix/$codigoCompra', params: { codigoCompra: codigo } });
        }
        await queryClient.invalidateQueries({ queryKey: purchasesQueries.all });
        // An invoice confirms the seats of an order at once.
        await queryClient.invalidateQueries({ queryKey: companyOrderQueries.seats(codigo).queryKey });
        (document.getElementById('cartao') ?? document.getElementById('boleto'))?.focus();
      }}
    />
  );
}
