import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { MOST_SEATS } from '#/domain/company/company-order.ts';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { companyOrderQueries } from '#/features/company-order/company-order.queries.ts';
import { OwnSeatPage } from '#/features/company-order/components/own-seat-page.tsx';
import { PurchaseHelp } from '#/features/shell/components/purchase-help.tsx';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import { guard } from '#/routes/-guards.ts';

const seatParams = v.object({
  codigo: purchaseCodeSchema,
  posicao: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(MOST_SEATS)),
});

export const Route = createFileRoute('/_default/_signed-in/minhas-compras/$codigo_/vaga/$posicao')({
  params: {
    parse: (params) => {
      const seat = v.safeParse(seatParams, params);
      return seat.success ? seat.output : false;
    },
    stringify: ({ codigo, posicao }) => ({ codigo, posicao: String(posicao) }),
  },
  beforeLoad: (route) => guard(route, 'shopper-page', 'phone-check'),
  loader: async ({ context: { queryClient }, params }) => {
    const contacts = queryClient.ensureQueryData(footerQueries.contacts());
    await queryClient.ensureQueryData(companyOrderQueries.ownSeat(params)).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error;
    });
    await contacts;
  },
  head: () => ({
    meta: [{ title: 'Vaga da empresa | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: Seat,
});

function Seat() {
  const { codigo, posicao } = Route.useParams();
  return (
    <OwnSeatPage codigo={codigo} posicao={posicao} help={<PurchaseHelp codigo={codigo} noun="matrícula" />} />
  );
}
