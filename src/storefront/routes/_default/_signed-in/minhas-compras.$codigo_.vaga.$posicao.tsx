import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { ownSeatParamsSchema } from '#/storefront/features/company-order/company-order.schema.ts';
import { companyOrderQueries } from '#/storefront/features/company-order/company-order.queries.ts';
import { OwnSeatPage } from '#/storefront/features/company-order/components/own-seat-page.tsx';
import { PurchaseHelp } from '#/storefront/features/shell/components/purchase-help.tsx';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/$codigo_/vaga/$posicao')({
  beforeLoad: (route) => guard(route, 'shopper-page', 'phone-check'),
  // Checked here and not as params are parsed: that would be part of every page's script.
  loader: async ({ context: { queryClient }, params }) => {
    const seat = v.safeParse(ownSeatParamsSchema, params);
    if (!seat.success) throw notFound();
    const contacts = queryClient.ensureQueryData(footerQueries.contacts());
    await queryClient.ensureQueryData(companyOrderQueries.ownSeat(seat.output)).catch(orNotFound);
    await contacts;
  },
  head: titledHead('Vaga da empresa'),
  component: Seat,
});

function Seat() {
  const { codigo, posicao } = Route.useParams();
  return (
    <OwnSeatPage
      codigo={codigo}
      posicao={Number(posicao)}
      help={<PurchaseHelp codigo={codigo} noun="matrícula" />}
    />
  );
}
