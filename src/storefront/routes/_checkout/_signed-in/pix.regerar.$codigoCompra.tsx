import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { RegeneratePage } from '#/storefront/features/payment/components/regenerate-page.tsx';
import { paymentQueries } from '#/storefront/features/payment/payment.queries.ts';
import { regenerateActions } from '#/storefront/features/payment/payment.actions.ts';
import { canRenewPix } from '#/storefront/features/payment/pix-view.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_checkout/_signed-in/pix/regerar/$codigoCompra')({
  params: {
    parse: ({ codigoCompra }) => {
      const code = v.safeParse(purchaseCodeSchema, codigoCompra);
      return code.success ? { codigoCompra: code.output } : false;
    },
  },
  server: {
    handlers: { POST: (posted) => runAction(posted, regenerateActions(posted.params.codigoCompra)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: async ({ context: { queryClient, answer }, params }) => {
    const query = paymentQueries.charge(params.codigoCompra);
    const charge = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true }).catch(orNotFound);
    // Paid or given up meanwhile, in another tab: the page of the Pix says which.
    if (!answer && !canRenewPix(charge)) throw redirect({ to: '/pix/$codigoCompra', params });
  },
  head: titledHead('Gerar um novo Pix'),
  component: Regenerate,
});

function Regenerate() {
  const { codigoCompra } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <RegeneratePage
      codigoCompra={codigoCompra}
      answer={answer}
      onRegenerated={() => navigate({ to: '/pix/$codigoCompra', params: { codigoCompra } })}
    />
  );
}
