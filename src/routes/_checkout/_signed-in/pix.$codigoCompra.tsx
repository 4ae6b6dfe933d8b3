import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { PixPage } from '#/features/payment/components/pix-page.tsx';
import { paymentQueries } from '#/features/payment/payment.queries.ts';
import { CancelPurchase } from '#/features/purchases/components/cancel-purchase.tsx';
import { purchaseCodeSchema } from '#/domain/purchase-code.ts';
import { isNotFoundAnswer } from '#/domain/public-error.ts';

export const Route = createFileRoute('/_checkout/_signed-in/pix/$codigoCompra')({
  params: {
    parse: ({ codigoCompra }) => {
      const code = v.safeParse(purchaseCodeSchema, codigoCompra);
      return code.success ? { codigoCompra: code.output } : false;
    },
  },
  loader: async ({ context: { queryClient }, params: { codigoCompra } }) => {
    await Promise.all([
      queryClient.ensureQueryData(paymentQueries.charge(codigoCompra)),
      queryClient.ensureQueryData(paymentQueries.purchase(codigoCompra)),
    ]).catch((error) => {
      throw isNotFoundAnswer(error) ? notFound() : error;
    });
  },
  head: () => ({
    meta: [{ title: 'Pagar com Pix | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Pix,
});

function Pix() {
  const { codigoCompra } = Route.useParams();
  const queryClient = useQueryClient();
  return (
    <PixPage
      codigoCompra={codigoCompra}
      cancel={
        <CancelPurchase
          codigo={codigoCompra}
          onCancelled={() =>
            queryClient.invalidateQueries({ queryKey: paymentQueries.charge(codigoCompra).queryKey })
          }
        />
      }
    />
  );
}
