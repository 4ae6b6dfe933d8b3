import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as v from 'valibot';
import { PixPage } from '#/storefront/features/payment/components/pix-page.tsx';
import { paymentQueries } from '#/storefront/features/payment/payment.queries.ts';
import { findPixView, refreshSeconds, type PixView } from '#/storefront/features/payment/pix-view.ts';
import { CancelPurchase } from '#/storefront/features/purchases/components/cancel-purchase.tsx';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/_signed-in/pix/$codigoCompra')({
  params: {
    parse: ({ codigoCompra }) => {
      const code = v.safeParse(purchaseCodeSchema, codigoCompra);
      return code.success ? { codigoCompra: code.output } : false;
    },
  },
  loader: async ({ context: { queryClient }, params: { codigoCompra } }) => {
    const [charge, purchase] = await Promise.all([
      queryClient.ensureQueryData(paymentQueries.charge(codigoCompra)),
      queryClient.ensureQueryData(paymentQueries.purchase(codigoCompra)),
    ]).catch(orNotFound);
    const view = findPixView(charge);
    return { title: titleOf(view, purchase), ...(view === 'waiting' && { refreshSeconds }) };
  },
  head: ({ loaderData, match }) => ({
    meta: [{ title: titled(loaderData?.title ?? 'Pagar com Pix', match.context.brand) }],
  }),
  component: Pix,
});

const titles: Record<Exclude<PixView, 'enrolled'>, string> = {
  waiting: 'Pagar com Pix',
  paid: 'Pagamento recebido',
  expired: 'Este Pix expirou',
  replaced: 'Este Pix foi substituído',
  late: 'Pagamento depois do prazo',
  over: 'Compra encerrada',
};

function titleOf(view: PixView, { enrolledTitle }: { enrolledTitle: string }): string {
  return view === 'enrolled' ? enrolledTitle : titles[view];
}

function Pix() {
  const brand = useBrand();
  const { codigoCompra } = Route.useParams();
  const { data: charge } = useSuspenseQuery(paymentQueries.charge(codigoCompra));
  const { data: purchase } = useSuspenseQuery(paymentQueries.purchase(codigoCompra));
  const view = findPixView(charge);
  // The state changes while the page is open, and the tab says so.
  useEffect(() => {
    document.title = titled(titleOf(view, purchase), brand);
  }, [view, purchase, brand]);
  const queryClient = useQueryClient();
  return (
    <PixPage
      codigoCompra={codigoCompra}
      cancel={
        <CancelPurchase
          purchase={{ ...purchase, forma: 'pix' }}
          onCancelled={() =>
            queryClient.invalidateQueries({ queryKey: paymentQueries.charge(codigoCompra).queryKey })
          }
        />
      }
    />
  );
}
